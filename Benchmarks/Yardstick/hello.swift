// The least a Swift program can cost.
print("")
