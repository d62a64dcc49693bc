/** Prints one line for each problem, and fails the process if there is any. */
export function reportProblems(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
