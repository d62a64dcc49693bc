import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { OWN_PAGE_HEADER } from '#schema/rules/constants.ts'
import { listenLocally } from '../../kit/local-server.ts'

/** A proxy before a shop that simulates deployments and outages. */
export interface DeployedShop {
  readonly url: string
  /** Renames all built files. The previous build's files stay available, older ones do not. */
  deploy(): void
  /** Forwards to the shop at another address from now on, without failures. */
  replaceBy(url: string): void
  /** Answers with status 502 from now on, or closes connections. */
  fail(how: 'status 502' | 'hang up'): void
  close(): Promise<void>
}

/** The name of a built file, which may be only its hash. */
const BUILT = /(?<=assets\/|\.\/)((?:[\w.-]+-)?[\w-]{7,8})\.(js|css|woff2|svg)\b/g
const OF_A_BUILD = /^(\/assets\/(?:[\w.-]+-)?[\w-]{7,8})(?:\.build(\d+))?(\.\w+)$/
const FORWARDED = ['accept', 'content-type', 'cookie', OWN_PAGE_HEADER.name]
const TEXT = /javascript|html|css|json/

/** Starts a proxy before a running shop. Each deployment renames the built files, in every response that names them. */
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
    // A file of the previous build keeps the names of its own build.
    const shown = name ? Number(of) : build
    const headers = {
      ...Object.fromEntries(
        FORWARDED.flatMap((header) => (request.headers[header] ? [[header, `${request.headers[header]}`]] : [])),
      ),
      'accept-encoding': 'identity',
    }
    const { method = 'GET' } = request
    const body = method === 'POST' ? await buffer(request) : null
    const ask = () => fetch(upstream + (name ? name + extension : request.url), { method, headers, body, redirect: 'manual' })
    // The shop may close a kept-alive connection just when it is reused.
    const reply = await (method === 'GET' ? ask().catch(ask) : ask())
    const kept = [...reply.headers]
      .filter(([header]) => !/^(content-(encoding|length)|transfer-encoding|connection|keep-alive|etag|set-cookie)$/.test(header))
      .map(([header, value]) => [header, header === 'link' ? renamed(value, shown) : value])
    const content = Buffer.from(await reply.arrayBuffer())
    const isText = TEXT.test(reply.headers.get('content-type') ?? '')
    const mark = request.url === '/service-worker.js' ? `\n// build ${build}` : ''
    const sent = isText ? Buffer.from(renamed(content.toString(), shown) + mark) : content
    response
      .writeHead(reply.status, {
        ...Object.fromEntries(kept),
        'set-cookie': reply.headers.getSetCookie(),
        'content-length': sent.length,
      })
      .end(sent)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(502).end(String(error)))
  })
  return {
    ...(await listenLocally(server)),
    deploy: () => {
      build += 1
    },
    replaceBy: (url) => {
      upstream = url
      failure = null
    },
    fail: (how) => {
      failure = how
    },
  }
}
