import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A shop at an address of its own whose operator can put out new builds, and another shop in its place. */
export interface DeployedShop {
  readonly url: string
  /** From now on all files have other names. Those of the build before are still there, those of earlier ones are not. */
  deploy(): void
  /** From now on the shop at another address answers here. */
  replaceBy(url: string): void
  /** From now on a gateway answers in its place, with status 502, or nobody does. */
  fail(how: 'status 502' | 'hang up'): void
  close(): Promise<void>
}

/** A built file, of whose name there may be nothing but its hash. */
const BUILT = /(?<=assets\/|\.\/)((?:[\w.-]+-)?[\w-]{8})\.(js|css|woff2|svg)\b/g
const OF_A_BUILD = /^(\/assets\/(?:[\w.-]+-)?[\w-]{8})(?:\.build(\d+))?(\.\w+)$/
const TEXT = /javascript|html|css|json/

/** Stands before a running shop, and gives the files of its build new names with each deployment, wherever they are named. */
export async function deployedShop(shop: string): Promise<DeployedShop> {
  let upstream = shop
  let build = 0
  let failure: Parameters<DeployedShop['fail']>[0] | null = null
  const renamed = (text: string, number: number) => (number === 0 ? text : text.replaceAll(BUILT, `$1.build${number}.$2`))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (failure === 'hang up') {
      request.destroy()
      return
    }
    if (failure) {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
      return
    }
    const [, name = '', of = '0', extension = ''] = OF_A_BUILD.exec(request.url ?? '') ?? []
    if (name && Number(of) < build - 1) {
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end()
      return
    }
    // A file of the build before still names those of its own build.
    const shown = name ? Number(of) : build
    const headers = { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' }
    const ask = () => fetch(upstream + (name ? name + extension : request.url), { headers, redirect: 'manual' })
    // A connection that was kept may be closed by the shop just when it is used again.
    const reply = await ask().catch(ask)
    const kept = [...reply.headers]
      .filter(([header]) => !/^(content-(encoding|length)|transfer-encoding|connection|keep-alive|etag)$/.test(header))
      .map(([header, value]) => [header, header === 'link' ? renamed(value, shown) : value])
    const body = Buffer.from(await reply.arrayBuffer())
    const isText = TEXT.test(reply.headers.get('content-type') ?? '')
    const mark = request.url === '/service-worker.js' ? `\n// build ${build}` : ''
    const sent = isText ? Buffer.from(renamed(body.toString(), shown) + mark) : body
    response.writeHead(reply.status, { ...Object.fromEntries(kept), 'content-length': sent.length }).end(sent)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(502).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: () => {
      build += 1
    },
    replaceBy: (url) => {
      upstream = url
    },
    fail: (how) => {
      failure = how
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
