import { describe, expect, it, onTestFinished } from 'vitest'
import type { Extension } from '#schema/page.types.ts'
import { createPlatformHttp } from '../http/client.ts'
import { VIEW } from '../testing/platform-client.ts'
import { type Behaviour, deadAddress, hangUp, html, json, recordLog, scriptedPlatform } from '../testing/scripted-platform.ts'
import { extensionProbe } from './probe.ts'

const VERSION = json({ version: '1.12.4' })
const EXTENSIONS: readonly Extension[] = ['newsletter', 'mail', 'blog', 'reviews']

/** Every extension answers the same; the platform itself answers its version unless stated. */
async function startProbe(extension: Behaviour, root: Behaviour = VERSION) {
  const platform = await scriptedPlatform((response, asked) => (asked.url === '/api/' ? root : extension)(response, asked))
  return { probe: probeAt(platform.url), platform }
}

function probeAt(url: string) {
  const http = createPlatformHttp({ url, family: 'account', connections: 4, timeoutMs: 2000, maxResponseBytes: 1e6 }, recordLog())
  onTestFinished(() => http.close())
  return (extension: Extension) => extensionProbe(http)(VIEW, extension)
}

// DAY-9
describe.each(EXTENSIONS)('probe of %s', (extension) => {
  it.each([
    ['a 404 in HTML', html(404)],
    ['a 501 in HTML', html(501)],
    ['a 501 in JSON', json({ code: 501, result: 'not implemented' }, 501)],
  ])('reports an extension as lacking after %s, if the platform itself answers', async (_, answer) => {
    expect(await (await startProbe(answer)).probe(extension)).toBe(false)
    expect(await (await startProbe(answer, html(404))).probe(extension)).toBeNull()
    expect(await (await startProbe(answer, html(503))).probe(extension)).toBeNull()
  })

  it.each([
    ['a success', json({ code: 200, result: [] })],
    ['a refusal of the incomplete call', json({ code: 500, result: [{ keyword: 'required' }] }, 500)],
    ['"not found" in the envelope of the platform', json({ code: 404, result: '' }, 404)],
    ['an outage behind the platform', json({ code: 500, result: 'connect ECONNREFUSED' }, 500)],
  ])('reports an extension as present after %s', async (_, answer) => {
    expect(await (await startProbe(answer)).probe(extension)).toBe(true)
  })

  it.each([
    ['no answer', hangUp],
    ['a gateway error', html(502)],
    ['a web page with another status', html(403)],
  ])('reports nothing after %s', async (_, answer) => {
    expect(await (await startProbe(answer)).probe(extension)).toBeNull()
  })
})

// DAY-9
describe('probe', () => {
  it('reports nothing if the platform is down', async () => {
    expect(await probeAt(await deadAddress())('blog')).toBeNull()
  })

  it('sends no review, address or message that the platform could store', async () => {
    const { probe, platform } = await startProbe(html(404))
    for (const extension of EXTENSIONS) await probe(extension)
    const bodies = platform.asked.map(({ method, body }) => (method === 'POST' ? body : '')).filter((body) => body !== '')
    expect(new Set(bodies)).toEqual(new Set(['{}', '{"review":{}}']))
    expect(platform.asked.some(({ url }) => url.includes('send-email'))).toBe(false)
  })
})
