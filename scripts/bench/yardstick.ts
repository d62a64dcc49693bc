import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/**
 * A bare Fastify for comparison: `/json` serialises the object of a JSON file at each request,
 * `/bytes` sends a file as it is.
 * @throws if started without the two file paths
 */
const [json, bytes] = process.argv.slice(2)
if (!json || !bytes) throw new Error('usage: yardstick.ts JSON-FILE BYTES-FILE')

const answer: unknown = JSON.parse(readFileSync(json, 'utf8'))
const page = readFileSync(bytes)
const app = Fastify()
app.get('/json', async () => answer)
app.get('/bytes', (_request, reply) => reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(page))
console.info(`Yardstick ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
