# The entry page of an invite-only server.

enter-title = Invitation only
enter-about = Only invited people can play on this server. Its operator has given you a passphrase or sent you a link.
enter-word = Passphrase
enter-go = Enter
enter-used = This invitation has been used, or is too old. Ask the operator for a new one, or for the passphrase.
refused-wrong-passphrase = Wrong passphrase. Ask the operator of this server.
