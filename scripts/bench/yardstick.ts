import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/**
 * A bare Fastify for comparison: `/json` serialises the object of a JSON file at each request, `/bytes` sends a file as it is. Both send the
 * heads of a third file, so that their answers have the same bytes as the shop's.
 * @throws if started without the three file paths
 */
const [json, bytes, heads] = process.argv.slice(2)
if (!json || !bytes || !heads) throw new Error('usage: yardstick.ts JSON-FILE BYTES-FILE HEADS-FILE')

const answer: unknown = JSON.parse(readFileSync(json, 'utf8'))
const page = readFileSync(bytes)
const head: Record<'json' | 'bytes', Record<string, string>> = JSON.parse(readFileSync(heads, 'utf8'))
const app = Fastify()
app.get('/json', async (_request, reply) => {
  reply.headers(head.json)
  return answer
})
app.get('/bytes', (_request, reply) => reply.headers(head.bytes).send(page))
console.info(`Yardstick ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
