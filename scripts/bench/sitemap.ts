import { createServer } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { Agent, request as send } from 'undici'
import { listenLocally } from '../../test/kit/local-server.ts'
import { PATIENT, startShop } from '../../test/kit/shop.ts'
import { atLeast, atMost, type Measurement } from './budget.ts'
import { peakMegabytes, residentMegabytes } from './resident-memory.ts'
import { startSandboxProcess } from './sandbox-process.ts'

const PRODUCTS = 100_000
const ADDRESS = /<loc>([^<]+)<\/loc>/g

/**
 * The time and memory of the first sitemap at 100,000 products, and what it asks of the platform: how many bytes of answers at a time, and
 * nothing if the sitemap is read again. @source decision 0008
 */
export async function measureSitemap(): Promise<Measurement[]> {
  await using sandbox = await startSandboxProcess({ products: PRODUCTS })
  await using platform = await countingPlatform(sandbox.url)
  await using shop = await startShop({ env: { ...PATIENT, PLATFORM_URL: platform.url, LOG_LEVEL: 'warn' } })
  await (await fetch(shop.url)).arrayBuffer()
  const before = residentMegabytes(shop.pid)
  const startedAt = performance.now()
  const addresses = await readSitemap(shop.url)
  const seconds = (performance.now() - startedAt) / 1000
  const memory = peakMegabytes(shop.pid) - before
  const calls = platform.calls()
  await readSitemap(shop.url)
  return [
    atLeast('sitemap of 100,000 products, addresses', addresses, PRODUCTS),
    { name: 'sitemap of 100,000 products, all files (s)', measured: seconds, budget: null },
    { name: 'sitemap of 100,000 products, memory at its peak (MB)', measured: memory, budget: null },
    atMost('sitemap of 100,000 products, platform answers at a time (MB)', platform.mostBytes() / 1_000_000, 50),
    atMost('sitemap of 100,000 products read again, platform calls', platform.calls() - calls, 0),
  ]
}

/** Reads all files. @returns how many addresses they have */
async function readSitemap(url: string): Promise<number> {
  let addresses = 0
  for (const file of await addressesIn(`${url}/sitemap.xml`)) addresses += (await addressesIn(file)).length
  return addresses
}

async function addressesIn(file: string): Promise<readonly string[]> {
  return [...(await (await fetch(file)).text()).matchAll(ADDRESS)].map(([, address = '']) => address)
}

/** A proxy before the platform that counts calls and the bytes of answers that arrive at the same time. */
async function countingPlatform(upstream: string) {
  const dispatcher = new Agent()
  let [calls, bytes, mostBytes] = [0, 0, 0]
  const server = createServer(async (request, response) => {
    calls += 1
    let own = 0
    try {
      const { url = '', method = 'GET', headers } = request
      const reply = await send(upstream + url, { dispatcher, method: method as 'GET', headers, body: request })
      response.writeHead(reply.statusCode, reply.headers)
      reply.body.on('data', (part: Buffer) => {
        own += part.length
        bytes += part.length
        mostBytes = Math.max(mostBytes, bytes)
      })
      await pipeline(reply.body, response)
    } catch {
      response.destroy()
    } finally {
      bytes -= own
    }
  })
  return { ...(await listenLocally(server)), calls: () => calls, mostBytes: () => mostBytes }
}
