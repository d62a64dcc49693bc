import type { Browsers } from './browsers.ts'
import { type Problem, placeText } from './problem.ts'

/** What is checked apart from each other, the first to be shown first. */
const KINDS = ['graphql', 'sandbox', 'server', 'render', 'types'] as const
type Kind = (typeof KINDS)[number]

/** The mistakes that stand at present, in the terminal and in every browser's overlay. */
export interface Problems {
  set(kind: Kind, problem: Problem): void
  /** Nothing is wrong there, or not any more: then the overlay goes. */
  clear(kind: Kind): void
}

/**
 * Keeps browsers told; one that connects late learns what stands.
 * @param root folder that places are told from
 */
export function createProblems(browsers: Browsers, root: string): Problems {
  const standing = new Map<Kind, Problem>()
  const show = () => {
    const kind = KINDS.find((kind) => standing.has(kind))
    const problem = kind && standing.get(kind)
    if (problem) browsers.showError(overlay(kind, problem))
  }
  browsers.onConnection(show)
  return {
    set(kind, problem) {
      standing.set(kind, problem)
      console.error(`\n✗ ${kind} ${placeText(problem, root)}\n${problem.message}\n`)
      show()
    },
    clear(kind) {
      if (!standing.delete(kind)) return
      console.info(`✓ ${kind} mended`)
      if (standing.size > 0) show()
      // Types are not needed to run.
      else if (kind === 'types') browsers.hideError()
      else browsers.reload()
    },
  }
}

function overlay(kind: Kind, { message, stack = '', file, line, column, frame }: Problem) {
  return {
    message,
    stack,
    plugin: kind,
    ...(file !== undefined && { id: file, loc: { file, line: line ?? 1, column: column ?? 1 } }),
    ...(frame !== undefined && { frame }),
  }
}
