import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { connectCluster } from './cluster.ts'
import { createCatalog, openSearch, readSkus, recordConsole } from './cluster-search.test-kit.ts'
import { fakeCluster, freePort } from './fake-cluster.test-kit.ts'

let lines: string[] = []
beforeEach(() => {
  lines = recordConsole()
})
afterEach(() => void vi.restoreAllMocks())

// ENGINE-4
describe('a search engine that does not take the catalogue', () => {
  it.each<[string, number]>([
    ['has no node that answers', 503],
    ['has too many requests', 429],
  ])('is waited for with one line if it %s', async (_, status) => {
    const cluster = await fakeCluster()
    let refusals = 3
    cluster.answerWith(() => (refusals-- > 0 ? cluster.failure(status, 'busy') : null))
    const engine = await openSearch(cluster, createCatalog().catalog, 'shop:canary@')
    expect(await readSkus(engine)).toEqual(['OAK', 'ASH'])
    expect(lines.filter((line) => line.includes('does not answer'))).toEqual([
      `The search engine at http://${cluster.host} does not answer (busy: busy). Still trying…`,
    ])
  })

  it('is waited for if nothing listens at its address', async () => {
    const port = await freePort()
    const opening = openSearch({ host: `127.0.0.1:${port}` }, createCatalog().catalog, 'shop:canary@')
    await expect
      .poll(() => lines)
      .toEqual([`The search engine at http://127.0.0.1:${port} does not answer (ECONNREFUSED). Still trying…`])
    await fakeCluster(port)
    expect(await readSkus(await opening)).toEqual(['OAK', 'ASH'])
  })

  it('is given up after a while if it hangs', async () => {
    const hanging = createServer(() => undefined)
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void hanging.close().closeAllConnections())
    const address = hanging.address()
    const cluster = connectCluster(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, 50)
    await expect(cluster.send('GET', '/')).rejects.toMatchObject({ isPassing: true, message: 'no answer in 50 ms' })
  })

  it.each<[string, number, unknown, string]>([
    ['rejects the password', 401, 'Unauthorized', 'rejects the user or the password (401)'],
    [
      'does not allow it',
      403,
      { error: { type: 'security_exception', reason: 'no permissions' } },
      'rejects the user or the password (403)',
    ],
    [
      'refuses an index',
      400,
      { error: { type: 'invalid', reason: 'no such type' } },
      'refuses the catalogue (invalid: no such type)',
    ],
    ['is a web server', 404, '<h1>Not found</h1>', 'refuses the catalogue (<h1>Not found</h1>)'],
  ])('ends the start with one sentence if it %s', async (_, status, json, sentence) => {
    const cluster = await fakeCluster()
    cluster.answerWith(({ method }) => (status !== 400 || method === 'PUT' ? { status, json } : null))
    await expect(openSearch(cluster, createCatalog().catalog, 'shop:canary@')).rejects.toThrow(
      `the search engine at http://${cluster.host} ${sentence}`,
    )
  })

  it('gets the user and the password in a header, and no line contains them', async () => {
    const cluster = await fakeCluster()
    await openSearch(cluster, createCatalog().catalog, 'shop:can%40ry@')
    const sent = `Basic ${Buffer.from('shop:can@ry').toString('base64')}`
    expect(new Set(cluster.requests.map(({ authorization }) => authorization))).toEqual(new Set([sent]))
    expect(lines.join()).not.toMatch(/can.{0,3}ry/)
  })
})
