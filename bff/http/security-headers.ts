import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'

/** Headers of the connection or of the one answer that helmet is asked through; all others are helmet's. */
const OTHERS = new Set(['connection', 'content-length', 'content-type', 'date'])

/**
 * The headers helmet sets, in its own words. They are the same for every answer, and helmet would write each of them anew
 * every time, so it is asked once.
 */
export async function helmetHeaders(options: FastifyHelmetOptions): Promise<Readonly<Record<string, string>>> {
  const asked = Fastify()
  await asked.register(helmet, options)
  asked.get('/', async () => '')
  const { headers } = await asked.inject('/')
  await asked.close()
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (OTHERS.has(name) ? [] : [[name, String(value)]])))
}
