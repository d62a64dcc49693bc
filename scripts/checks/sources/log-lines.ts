import { isNode, type Node, parse, readName, readText, type SourceFile, visit } from './syntax.ts'

const LEVELS = ['debug', 'info', 'warn', 'error', 'fatal']
/** Operators must find these levels in the table. */
const TOLD = ['warn', 'error', 'fatal']

export interface LogLine {
  readonly path: string
  readonly message: string
  readonly levels: readonly string[]
}

/** A row of the table, by the beginning of the message. */
interface DescribedLine {
  readonly message: string
  /** Whether the row states only the beginning of the message (`message …`). */
  readonly isBeginning: boolean
  readonly levels: readonly string[]
}

/**
 * Differences between the table of log lines and the code: a line that no code logs, a wrong level, and a missing line at warn, error
 * or fatal. A row reads `` | `message`, `message …` | warn, error | … | ``.
 * @param lines the lines of the code, as `logLines` finds them
 * @returns one sentence per problem
 */
export function logLineProblems(table: string, lines: readonly LogLine[]): string[] {
  const described = table.split('\n').flatMap(describedIn)
  const describesLine = ({ message, isBeginning }: DescribedLine, line: LogLine) =>
    isBeginning ? line.message.startsWith(message) : line.message === message
  const untrue = described.flatMap((row) => {
    const levels = new Set(lines.filter((line) => describesLine(row, line)).flatMap((line) => line.levels))
    if (levels.size === 0) return [`'${row.message}' is written by no code`]
    return row.levels.filter((level) => !levels.has(level)).map((level) => `'${row.message}' is not written at ${level}`)
  })
  const missing = lines.flatMap((line) => {
    const rows = described.filter((row) => describesLine(row, line))
    const levels = line.levels.filter((level) => TOLD.includes(level) && !rows.some((row) => row.levels.includes(level)))
    return levels.map((level) => `'${line.message}', which ${line.path} writes at ${level}, is not there`)
  })
  return [...new Set([...untrue, ...missing])]
}

function describedIn(row: string): readonly DescribedLine[] {
  const [, names = '', written = ''] = row.split('|')
  const levels = LEVELS.filter((level) => new RegExp(`\\b${level}\\b`).test(written))
  if (levels.length === 0) return []
  return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({
    message: name.replace(/\s*…$/, ''),
    isBeginning: name.endsWith('…'),
    levels,
  }))
}

/**
 * The lines that a module logs: `log.warn(fields, 'message')`, `log[isOurs ? 'error' : 'warn'](…)`, and `warn(…)`, which forwards to a log.
 * @param constants messages in constants: `MESSAGES.categoryEmpty`
 * @throws if the text is not TypeScript, and for a line at warn, error or fatal whose message is not a literal
 */
export function logLines(source: SourceFile, constants: Readonly<Record<string, unknown>>): LogLine[] {
  const found: LogLine[] = []
  visit(parse(source), (node) => {
    if (node.type !== 'CallExpression' || !isNode(node.callee)) return
    const levels = readLevels(node.callee)
    const argument = [node.arguments].flat().at(-1)
    // Callers state a message that is passed on.
    if (levels.length === 0 || readName(argument) === 'message') return
    const message = readText(argument) ?? namedIn(constants, argument)
    if (message !== null) found.push({ path: source.path, message, levels })
    else if (levels.some((level) => TOLD.includes(level)))
      throw new Error(`${source.path} writes a line into the log whose message is not written there`)
  })
  return found
}

/** Of `log.warn`, `request.log[… ? 'warn' : 'error']` and `warn`; empty for other calls. */
function readLevels(callee: Node): readonly string[] {
  if (callee.type === 'Identifier') return callee.name === 'warn' ? ['warn'] : []
  if (callee.type !== 'MemberExpression' || !isLog(callee.object) || !isNode(callee.property)) return []
  if (callee.computed !== true) return LEVELS.filter((level) => level === readName(callee.property))
  const { consequent, alternate } = callee.property
  return [readText(consequent), readText(alternate)].filter((level) => level !== null)
}

/** `log`, or a property named `log`. */
const isLog = (node: unknown): boolean =>
  readName(isNode(node) && node.type === 'MemberExpression' ? node.property : node) === 'log'

function namedIn(constants: Readonly<Record<string, unknown>>, argument: unknown): string | null {
  const name = isNode(argument) && argument.type === 'MemberExpression' ? readName(argument.property) : null
  const message = name === null ? null : constants[name]
  return typeof message === 'string' ? message : null
}
