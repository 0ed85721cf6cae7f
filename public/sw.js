// The first worker kept both languages under this name: where it is still at work, it goes.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await self.registration.unregister();
    const { scope } = self.registration;
    for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);
  };
  event.waitUntil(leave());
});
