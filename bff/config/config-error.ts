export class ConfigError extends Error {
  readonly issues: readonly string[]

  constructor(issues: readonly string[]) {
    const count = issues.length === 1 ? 'an error' : `${issues.length} errors`
    super(`The configuration has ${count}:\n${issues.map((issue) => `  ${issue}`).join('\n')}`)
    this.name = 'ConfigError'
    this.issues = issues
  }
}
