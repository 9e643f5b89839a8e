# Types lines into a real zsh and looks at what its completion makes of them.
#   zsh -f .ci/completions.zsh SCRIPT
zmodload zsh/zpty
zmodload zsh/datetime
folder=$(mktemp -d)
trap 'rm -rf $folder' EXIT
cp $1 $folder/script
cd $folder
touch first.json second.json

# What the shell has shown, up to a pattern; fails when that does not come.
await() {
  local piece until=$((EPOCHREALTIME + 20))
  shown=''
  while ((EPOCHREALTIME < until)); do
    if zpty -r -t shell piece; then
      shown+=$piece
      [[ $shown == *$~1* ]] && return 0
    else
      sleep 0.02
    fi
  done
  return 1
}

# A shell of its own for each line: a key pressed while one is still completing means something else.
failed=0
try() {
  zpty shell "env HOME=$folder TERM=vt100 COLUMNS=150 zsh -f -i"
  zpty -w shell 'PROMPT=; autoload -Uz compinit; compinit -u -D; source ./script'
  zpty -w shell 'LISTMAX=10000; bindkey "^I" complete-word; print rea""dy'
  await '*ready*' || { print -u2 'no zsh to talk to'; exit 1 }
  zpty -w -n shell "$1"$'\t\t'
  if await $2; then
    print "$1 => $2"
  else
    print -u2 "$1: not completed to $2 but shown: ${(q)shown}"
    failed=1
  fi
  zpty -d shell
}

try 'readyday bri' 'brief'
try 'readyday ' 'your day on one screen'
try 'readyday brief --fo' '--format'
try 'readyday brief --format ' 'html*ics*json'
try 'readyday brief --format=j' 'json'
try 'readyday --format m' 'mail*markdown'
try 'readyday brief --hide hrv,st' 'hrv,strain'
try 'readyday brief --whoop first.json sec' 'second.json'
try 'readyday brief --whoop first.json --qui' '--quiet'
try 'readyday brief --tz Europe/Madr' 'Europe/Madrid'
try 'readyday explain --lang en sl' 'sleep-debt'
try 'readyday schema ' 'activities*agenda'
try 'readyday config ' 'check*path*show'
try 'readyday import wh' 'whoop'
try 'readyday import whoop sec' 'second.json'
try 'readyday plan add --repeat wee' 'weekly'
try 'readyday brief --output=fir' 'first.json'
exit $failed
