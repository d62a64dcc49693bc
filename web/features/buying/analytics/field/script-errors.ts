import { REPORT_LIMITS, type ScriptErrorReport } from '#schema/rules/field/field-report.ts'
import { redactError } from '#schema/rules/field/redact-error.ts'

/** The parts of an uncaught error that browsers report. */
export interface ThrownError {
  readonly error: unknown
  /** Text of a thrown value that is not an Error. */
  readonly message: string
  /** Address of the script; empty if the browser does not state it. */
  readonly filename: string
  readonly lineno: number
  readonly colno: number
}

/** `(https://shop.example/assets/a.js:1:20)`, the first place in a stack. */
const PLACE = /([a-z-]+:\/\/[^\s()]+):(\d+):(\d+)/
const NAME = new RegExp(`^[A-Za-z]{1,${REPORT_LIMITS.name}}$`)
const FILE = new RegExp(`/([\\w.-]{1,${REPORT_LIMITS.source}})(?:[?#]|$)`)
/** Name of the error of a request that a navigation aborts. It is not a fault. */
const ABORTED = 'AbortError'

/**
 * Converts an uncaught error to a report. Null for errors of other sites' scripts and of extensions, whose addresses are not the shop's,
 * and for aborted requests.
 * @param origin of the page
 * @source FIELD-4
 */
export function toErrorReport(
  { error, message, filename, lineno, colno }: ThrownError,
  origin: string,
): ScriptErrorReport | null {
  const { name, text, stack } = describe(error, message)
  const [, address, line, column] = filename ? [null, filename, lineno, colno] : (PLACE.exec(stack) ?? [])
  if (name === ABORTED || !address?.startsWith(`${origin}/`)) return null
  return {
    name: NAME.test(name) ? name : 'Error',
    text: redactError(text),
    source: FILE.exec(address)?.[1] ?? '',
    line: Number(line),
    column: Number(column),
  }
}

function describe(error: unknown, message: string): { readonly name: string; readonly text: string; readonly stack: string } {
  if (!(error instanceof Error)) return { name: 'Error', text: message, stack: '' }
  return { name: error.name, text: error.message, stack: error.stack ?? '' }
}
