import { type Finding, isProblem } from './verdicts.ts'

/**
 * The report as lines, and whether something needs the merchant.
 * @param settings lines of the configuration that fit the platform, apart from those of the findings
 * @param made objects that a trial purchase left on the platform
 */
export function report(findings: readonly Finding[], settings: readonly string[], made: readonly string[]) {
  const problems = findings.filter(isProblem)
  const mappings = [...new Set(problems.flatMap(({ mapping }) => mapping ?? []))]
  const used = [...new Set([...settings, ...findings.flatMap(({ setting }) => setting ?? [])])]
  return {
    lines: [
      ...findings.flatMap(toLines),
      ...section('Missing in the mapping (docs/index-mapping.md):', mappings),
      ...section('Settings to use (docs/configuration.md):', used),
      ...section('Left on the platform, marked as a test; cancel or delete:', made),
      '',
      summary(findings, problems),
    ],
    hasProblems: problems.length > 0,
  }
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]

function toLines({ name, outcome, reason, cost }: Finding): readonly string[] {
  return [
    `${outcome.padEnd(9)} ${name}`,
    ...(cost === undefined ? [] : [`          costs: ${cost}`]),
    ...(reason === undefined ? [] : [`          because: ${reason}`]),
  ]
}

function summary(findings: readonly Finding[], problems: readonly Finding[]): string {
  const outcomes = Map.groupBy(problems, ({ outcome }) => outcome)
  const counts = [...outcomes].map(([outcome, { length }]) => `${length} ${outcome}`)
  return `${findings.length} questions, ${counts.length === 0 ? 'no problems' : counts.join(', ')}`
}
