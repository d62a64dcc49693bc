import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** More load than one process can answer, lost files, and a clock that is set back. */
export const load: readonly Mutation[] = [
  {
    requirement: 'LOAD-1',
    file: 'bff/http/pages/renders/render-schedule.ts',
    find: "if (waiting.length < limits.waiting) return 'wait'",
    replace: "if (waiting.length >= 0) return 'wait'",
  },
  {
    requirement: 'LOAD-1',
    file: 'bff/http/pages/renders/render-queue.ts',
    find: 'setTimeout(render.refuse, waitMs)',
    replace: 'setTimeout(() => {}, waitMs)',
  },
  {
    requirement: 'LOAD-2',
    file: 'bff/http/pages/renders/render-schedule.ts',
    find: "waiting.find(({ kind }) => kind === 'page') ?? waiting[0]",
    replace: 'waiting[0]',
  },
  {
    requirement: 'LOAD-3',
    file: 'bff/http/pages/renders/turns.ts',
    find: 'if (waiting.length > 0) setImmediate(next)',
    replace: 'if (waiting.length > 0) next()',
  },
  {
    requirement: 'LOAD-4',
    file: 'bff/http/pages/error-pages.ts',
    find: 'let page = prepared.get(key)',
    replace: 'let page: Promise<string> | undefined',
  },
  {
    requirement: 'LOAD-5',
    file: 'bff/platform/http/breaker.ts',
    find: ' && !error.isOwnDelay',
    replace: '',
  },
  {
    requirement: 'LOAD-6',
    file: 'bff/http/requests/request-target.ts',
    find: ' && !hasSeveralHosts(raw)',
    replace: '',
  },
  {
    requirement: 'LOAD-7',
    file: 'bff/http/pages/renderer/render-thread.ts',
    find: 'pending.inContext(() => load(pending, message))',
    replace: 'load(pending, message)',
  },
  {
    requirement: 'LOAD-7',
    file: 'bff/http/pages/renderer/threaded-renderer.ts',
    find: 'place.pending() < least.pending() ? place : least',
    replace: 'least',
  },
  {
    requirement: 'LOAD-9',
    file: 'bff/http/pages/renderer/thread.main.ts',
    find: 'lowerPriority()\n',
    replace: 'void lowerPriority\n',
  },
  {
    requirement: 'LOAD-10',
    file: 'bff/http/pages/renderer/thread.main.ts',
    find: 'toSent(compressNow(html))',
    replace: 'toSent({ ...compressNow(html), br: null })',
  },
  {
    requirement: 'LOAD-11',
    file: 'bff/platform/base/in-pieces.ts',
    find: 'if (performance.now() - startedAt >= PIECE_MS) {',
    replace: 'if (performance.now() - startedAt >= 1000) {',
  },
  {
    requirement: 'LOAD-12',
    file: 'bff/http/pages/renders/render-schedule.ts',
    find: 'if (isBusy || running < bound / 2)',
    replace: 'if (running < bound / 2)',
  },
  {
    requirement: 'LOAD-13',
    file: 'bff/cache/caches/estimate-bytes.ts',
    find: 'value.length > MEASURED ?',
    replace: 'value.length > 1000 ?',
  },
  {
    requirement: 'LOAD-14',
    file: 'bff/graphql/server/http/cached-responses.ts',
    find: 'sendCompressed(request, reply, value.body)',
    replace: 'reply.send(value.body.identity)',
  },
  {
    requirement: 'LOAD-8',
    file: 'bff/http/pages/renderer/threaded-renderer.ts',
    find: 'if (!onEnd(error)) return',
    replace: 'onEnd(error); return',
  },
  {
    requirement: 'RUN-37',
    file: 'bff/http/assets/built-files.ts',
    find: 'if (!unreadable.has(name)) log.error',
    replace: 'log.error',
  },
  {
    requirement: 'RUN-37',
    file: 'bff/http/assets/built-files.ts',
    find: ' ?? (await readShared(name))',
    replace: ' ?? (folder === undefined ? await readShared(name) : null)',
  },
  {
    requirement: 'RUN-38',
    file: 'bff/cache/entries.ts',
    find: 'if (entry) limitToLifetime(entry, this.#settings.now())',
    replace: '',
  },
  {
    requirement: 'RUN-38',
    file: 'bff/http/requests/attempts.ts',
    find: 'began = Math.min(began, at)',
    replace: '',
  },
]
