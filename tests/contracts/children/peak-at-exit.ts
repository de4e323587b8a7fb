// Preloaded into a program. At its exit it writes its peak memory in megabytes and its processor
// time in seconds as the last line of the error output.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const used = { memory: maxRSS / 1024, processor: (userCPUTime + systemCPUTime) / 1_000_000 };
  process.stderr.write(`\n${JSON.stringify(used)}`);
});
