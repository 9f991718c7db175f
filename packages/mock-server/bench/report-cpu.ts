// Preloaded into each measured server: tells its own CPU time when asked, whatever program it is.
process.on('message', (question) => {
  if (question !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 });
});
// Being asked must not keep a server alive, nor must a bench that was interrupted.
process.on('disconnect', () => process.exit(0));
