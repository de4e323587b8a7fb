// A preloaded module: at exit it prints peak megabytes and processor seconds.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const used = { memory: maxRSS / 1024, processor: (userCPUTime + systemCPUTime) / 1_000_000 };
  process.stderr.write(`\n${JSON.stringify(used)}`);
});
