export interface RenderLimits {
  /** Renders under way at once, if most of them wait for the platform; 0 is no limit. */
  readonly atOnce: number
  /** Renders that may wait. */
  readonly waiting: number
  /** The longest wait, in milliseconds. */
  readonly waitMs: number
}

/** `page`: a shopper waits for it. `refresh`: an older page is served meanwhile. */
export type RenderKind = 'page' | 'refresh'

export interface WaitingRender {
  readonly kind: RenderKind
  readonly since: number
}

/** `replace`: the newest waiting refresh gives up its place. */
type Admission = 'start' | 'wait' | 'replace' | 'refuse'

/** Renders at once in a process that works all the time: enough to use the time in which one of them waits for the platform. */
const BUSY_AT_ONCE = 4

/** How many renders may be under way. Those that wait for a slow platform cost nothing; those that work delay all requests. */
export function boundOf({ atOnce }: Pick<RenderLimits, 'atOnce'>, isBusy: boolean): number {
  if (atOnce === 0) return Number.POSITIVE_INFINITY
  return isBusy ? Math.min(atOnce, BUSY_AT_ONCE) : atOnce
}

/** Decides what happens to a new render. @source LOAD-1, LOAD-2; decision 0046 */
export function admission(
  kind: RenderKind,
  running: number,
  waiting: readonly WaitingRender[],
  bound: number,
  limits: Pick<RenderLimits, 'waiting'>,
): Admission {
  if (running < bound) return 'start'
  if (waiting.length < limits.waiting) return 'wait'
  return kind === 'page' && waiting.some((other) => other.kind === 'refresh') ? 'replace' : 'refuse'
}

/** The next render to start: pages before refreshes, the oldest first. Undefined if none waits. */
export const nextRender = <Render extends WaitingRender>(waiting: readonly Render[]): Render | undefined =>
  waiting.find(({ kind }) => kind === 'page') ?? waiting[0]

/** Whether a render has waited too long. A busy event loop may notice it late. */
export const isOverdue = ({ since }: WaitingRender, now: number, { waitMs }: Pick<RenderLimits, 'waitMs'>): boolean =>
  now - since >= waitMs
