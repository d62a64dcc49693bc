export interface RenderLimits {
  /** Renders under way at once, if most of them wait for the platform; 0 is no limit. */
  readonly atOnce: number
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
const LEAST_AT_ONCE = 2

/** How many renders may be under way in a process that had none. */
export const firstBound = ({ atOnce }: Pick<RenderLimits, 'atOnce'>): number =>
  atOnce === 0 ? Number.POSITIVE_INFINITY : Math.min(atOnce, LEAST_AT_ONCE)

/**
 * How many renders may be under way from now on. Those that wait for a slow platform cost nothing, so their number doubles as long as the
 * process has time. Those that work delay all requests, so it is halved if the process is busy, and if few are under way: the next
 * burst begins with few.
 * @source LOAD-1, LOAD-12; decision 0032
 */
export function nextBound(bound: number, running: number, isBusy: boolean, { atOnce }: Pick<RenderLimits, 'atOnce'>): number {
  const first = firstBound({ atOnce })
  if (isBusy || running < bound / 2) return Math.max(first, Math.floor(bound / 2))
  return running < bound ? bound : Math.max(first, Math.min(atOnce, bound * 2))
}

/** Decides what happens to a new render. @source LOAD-1, LOAD-2; decision 0032 */
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
