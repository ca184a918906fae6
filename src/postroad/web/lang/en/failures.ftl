# When something fails: a table that cannot be shown.

gone-title = Table not found
gone-text = It was deleted, or the address isn’t quite right.
banned-title = You’re banned from this server
banned-text = The operator of this server has banned you. Bots play on in your seats.
damaged-title = This table is damaged
damaged-text = Its stored data can’t be read. All other tables are fine. The server’s operator can find details in its log, and perhaps has a backup.
damaged-here-text = Its data on this device can’t be read. All other tables are fine.
newer-title = A newer version is open
newer-text = Another tab has a newer version of Postroad. Reload this page to continue here; your games are kept.
newer-reload = Reload
part-failed = Something went wrong in this part of the page. The rest works, and the game is kept.
page-error = Something went wrong in this page. Your games are kept; if a button no longer answers, reload the page.
page-error-told = The server’s operator gets a note about it, without your name or your game.
