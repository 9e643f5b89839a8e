/// Words for what goes over the network.
package protocol TransferPhrases {
  /// Why no answer came; lower case, no full stop, and never with an address in it.
  func fault(_ fault: TransferFault) -> String
}
