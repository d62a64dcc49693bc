import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addPageResults } from './data-layer.ts'
import { StoredResults } from './stored-results.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true, advanceTimeDelta: 1, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const answer = (path: string) => ({ name: 'Dispatch', variables: { path }, data: { path } })

/** Adds a page's results to a cache; tells which were written. */
async function add(answers: readonly ReturnType<typeof answer>[], renderedAt: number, results = new StoredResults()) {
  const writeQuery = vi.fn()
  const isOutdated = await addPageResults({ writeQuery }, results, { results: answers, renderedAt })
  return { isOutdated, results, written: writeQuery.mock.calls.map(([{ variables }]) => variables.path) }
}

function storeEntries(entries: Readonly<Record<string, { readonly fetchedAt: number; readonly isPartial?: boolean }>>) {
  const results = new StoredResults()
  for (const [path, entry] of Object.entries(entries))
    results.add({ name: 'Dispatch', variables: { path }, isPartial: false, ...entry })
  return results
}

describe('addPageResults', () => {
  it('adds the results of a page except those the device has newer complete results for', async () => {
    const results = storeEntries({
      '/older': { fetchedAt: NOW - 1 },
      '/same': { fetchedAt: NOW },
      '/newer': { fetchedAt: NOW + 1 },
      '/newer-but-partial': { fetchedAt: NOW + 1, isPartial: true },
    })
    const answers = ['/older', '/same', '/newer', '/newer-but-partial', '/unknown'].map(answer)
    const { written, isOutdated } = await add(answers, NOW, results)
    expect(written).toEqual(['/older', '/same', '/newer-but-partial', '/unknown'])
    expect(isOutdated).toBe(true)
  })

  it('records when the page was rendered, and which results are partial', async () => {
    const { results } = await add([{ ...answer('/decking'), hasGaps: true } as never, answer('/doors')], NOW - MINUTE)
    expect([...results.values()]).toMatchObject([
      { variables: { path: '/decking' }, fetchedAt: NOW - MINUTE, isPartial: true },
      { variables: { path: '/doors' }, fetchedAt: NOW - MINUTE, isPartial: false },
    ])
  })

  it.each([
    ['is not outdated if it was just rendered', 0, false],
    ['is not outdated if it is as old as server caches allow', 15 * MINUTE, false],
    ['is outdated if the device kept it for longer', 15 * MINUTE + 1, true],
  ])('reports that a page %s', async (_, age, expected) => {
    vi.setSystemTime(NOW)
    expect((await add([], NOW - age)).isOutdated).toBe(expected)
  })
})
