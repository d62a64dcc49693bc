import { z } from 'zod'
import type { Call, Reply } from '../../../sandbox/faults/faulty-server.ts'

const items = z.looseObject({ result: z.array(z.looseObject({})) })
const item = z.looseObject({ result: z.looseObject({}) })
const REFUSED = { code: 400, result: 'The e-mail could not be sent.' }

/**
 * Rewrites the replies of a platform: changes stock items, and refuses every e-mail with a link for a new password.
 * @param stock changes to stock items, by sku; '*' for all
 */
export const withRefusals =
  (stock: ReadonlyMap<string, object>) =>
  (reply: Reply, { url }: Call): Reply => {
    const { pathname, searchParams } = new URL(url, 'http://platform')
    if (pathname === '/api/user/reset-password') return withJson(400, REFUSED)
    const findChange = (sku = '') => stock.get(sku) ?? stock.get('*') ?? {}
    if (reply.status !== 200 || !pathname.startsWith('/api/stock/')) return reply
    const json: unknown = JSON.parse(reply.body.toString())
    if (pathname === '/api/stock/list') {
      // The items have no sku and come in the requested order.
      const skus = searchParams.get('skus')?.split(',') ?? []
      const { result, ...rest } = items.parse(json)
      return withJson(200, { ...rest, result: result.map((found, i) => ({ ...found, ...findChange(skus[i]) })) })
    }
    const { result, ...rest } = item.parse(json)
    return withJson(200, { ...rest, result: { ...result, ...findChange(searchParams.get('sku') ?? '') } })
  }

const withJson = (status: number, json: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(json)),
})
