# The door of a server that only invited people use.

enter-title = By invitation
enter-about = Only invited people play on this server. Its host has told you a word, or sent you a link.
enter-word = The word
enter-go = Come in
enter-used = This invitation was used already, or is too old. Ask the host for a new one, or for the word.
refused-wrong-passphrase = That is not the word. Ask the host of this server.
