/** One image of a Dockerfile: what it starts from and the steps that make it. */
export interface Stage {
  readonly name: string
  readonly base: string
  readonly steps: readonly Step[]
}

export interface Step {
  readonly instruction: string
  /** `--from=build` as `{ from: 'build' }`. */
  readonly flags: Readonly<Record<string, string>>
  readonly text: string
}

const STEP = /^([A-Z]+)\s+((?:--[a-z]+=\S+\s+)*)(.*)$/

/**
 * The stages of a Dockerfile, in order.
 * @throws on a line that is no instruction, and on a step before the first `FROM`
 */
export function parseDockerfile(text: string): Stage[] {
  const stages: { name: string; base: string; steps: Step[] }[] = []
  for (const line of instructionLines(text)) {
    const [, instruction = '', flags = '', rest = ''] = STEP.exec(line) ?? []
    if (!instruction) throw new Error(`Dockerfile: no instruction in '${line}'`)
    if (instruction === 'FROM') {
      const [base = '', , name = String(stages.length)] = rest.split(/\s+/)
      stages.push({ base, name, steps: [] })
    } else {
      const stage = stages.at(-1)
      if (!stage) throw new Error(`Dockerfile: ${instruction} stands before the first FROM`)
      stage.steps.push({ instruction, flags: parseFlags(flags), text: rest })
    }
  }
  return stages
}

/** The words of `["node", "bff/main.ts"]`, or of a command line, which a shell reads. */
export function parseCommand(text: string): string[] {
  return text.startsWith('[') ? JSON.parse(text) : ['sh', '-c', text]
}

function instructionLines(text: string): string[] {
  return text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function parseFlags(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/--([a-z]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]))
}
