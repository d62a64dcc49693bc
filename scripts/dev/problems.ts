import type { ViteDevServer } from 'vite'
import { type Problem, placeText } from './problem.ts'

/** What is checked apart from each other, the first to be shown first. */
const KINDS = ['graphql', 'server', 'render', 'types'] as const
type Kind = (typeof KINDS)[number]

/** The mistakes that stand at present, in the terminal and in every browser's overlay. */
export interface Problems {
  set(kind: Kind, problem: Problem): void
  /** Nothing is wrong there, or not any more: then the overlay goes. */
  clear(kind: Kind): void
}

/** Types are not needed to run. */
const CLOSE_OVERLAY = { type: 'update' as const, updates: [] }

/** Keeps the browsers of a development server told; one that connects late learns what stands. */
export function createProblems({ ws, config }: ViteDevServer): Problems {
  const standing = new Map<Kind, Problem>()
  const show = () => {
    const kind = KINDS.find((kind) => standing.has(kind))
    const problem = kind && standing.get(kind)
    if (problem) ws.send(overlay(kind, problem))
  }
  ws.on('connection', show)
  return {
    set(kind, problem) {
      standing.set(kind, problem)
      console.error(`\n✗ ${kind} ${placeText(problem, config.root)}\n${problem.message}\n`)
      show()
    },
    clear(kind) {
      if (!standing.delete(kind)) return
      console.info(`✓ ${kind} mended`)
      if (standing.size > 0) show()
      else ws.send(kind === 'types' ? CLOSE_OVERLAY : { type: 'full-reload' })
    },
  }
}

function overlay(kind: Kind, { message, stack = '', file, line, column, frame }: Problem) {
  return {
    type: 'error' as const,
    err: {
      message,
      stack,
      plugin: kind,
      ...(file !== undefined && { id: file, loc: { file, line: line ?? 1, column: column ?? 1 } }),
      ...(frame !== undefined && { frame }),
    },
  }
}
