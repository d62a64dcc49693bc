import { Busy } from '../../../cache/busy.ts'
import type { Log } from '../../../cache/log.ts'
import type { LoopLoad } from '../../../platform/base/event-loop.ts'
import {
  admission,
  firstBound,
  isOverdue,
  nextBound,
  nextRender,
  type RenderKind,
  type RenderLimits,
  type WaitingRender,
} from './render-schedule.ts'

export type RenderQueue = ReturnType<typeof createRenderQueue>

interface Waiting extends WaitingRender {
  readonly start: () => void
  readonly refuse: () => void
}

/** Bounds the renders of this process, so that more requests than it can render cost it nothing. @source decision 0032 */
export function createRenderQueue(
  limits: RenderLimits,
  log: Log,
  load: Pick<LoopLoad, 'isBusy' | 'onMeasured'>,
  now: () => number = () => performance.now(),
) {
  const waiting: Waiting[] = []
  const overload = createOverloadLog(log, { ...limits }, now)
  let running = 0
  let bound = firstBound(limits)

  async function admit(kind: RenderKind): Promise<void> {
    const decision = admission(kind, running, waiting, bound, limits)
    if (decision === 'replace') waiting.findLast((render) => render.kind === 'refresh')?.refuse()
    if (decision === 'refuse') throw new Busy()
    if (decision === 'start') running += 1
    else await turn(waiting, { kind, since: now() }, limits.waitMs)
  }

  function startWaiting(): void {
    for (let next = nextRender(waiting); next && running < bound; next = nextRender(waiting)) {
      if (isOverdue(next, now(), limits)) {
        next.refuse()
        continue
      }
      running += 1
      next.start()
    }
    if (waiting.length === 0) overload.idle()
  }

  load.onMeasured(() => {
    bound = nextBound(bound, running, load.isBusy(), limits)
    startWaiting()
  })
  return {
    /** Runs a render when its turn comes. @throws Busy if there is no capacity for it in time, and whatever the render throws */
    async run<Page>(kind: RenderKind, render: () => Promise<Page>) {
      await admit(kind).catch((error: unknown) => {
        overload.refused()
        throw error
      })
      try {
        return await render()
      } finally {
        running -= 1
        startWaiting()
      }
    },
  }
}

/** Joins the waiting renders, and resolves when the render may start. @throws Busy if it is refused or has waited too long */
function turn(waiting: Waiting[], { kind, since }: WaitingRender, waitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (settle: () => void) => () => {
      clearTimeout(timer)
      const place = waiting.indexOf(render)
      if (place >= 0) waiting.splice(place, 1)
      settle()
    }
    const render: Waiting = { kind, since, start: leave(resolve), refuse: leave(() => reject(new Busy())) }
    const timer = setTimeout(render.refuse, waitMs)
    waiting.push(render)
  })
}

/** Without a refusal for this time, the process has caught up. */
const QUIET_MS = 10_000

/** Writes one line when the process begins to refuse renders, and one when it has caught up. @param fields of the first line */
function createOverloadLog(log: Log, fields: object, now: () => number) {
  let refusedAt: number | null = null
  return {
    refused() {
      if (refusedAt === null) log.warn(fields, 'more pages requested than can be rendered')
      refusedAt = now()
    },
    /** Call when no render waits. */
    idle() {
      if (refusedAt === null || now() - refusedAt < QUIET_MS) return
      refusedAt = null
      log.warn({}, 'page renders caught up')
    },
  }
}
