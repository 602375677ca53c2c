"""People meet at tables: HTTP and WebSocket, lobby, accounts, storage."""
