import { parse } from 'yaml'
import { z } from 'zod'

const environment = z.record(z.string(), z.string())
const Service = z.object({
  build: z.object({ context: z.literal('.'), dockerfile: z.string(), target: z.string().optional() }),
  command: z.array(z.string()).optional(),
  environment: environment.default({}),
  volumes: z.array(z.string().regex(/^[\w-]+:\/\S+$/, 'NAME:/FOLDER')).default([]),
  tmpfs: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  ports: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.tuple([z.literal('CMD')], z.string()) }).optional(),
})

/** A service as docker-compose.yml describes it, as far as the check knows it. */
export type Service = z.infer<typeof Service>

/**
 * The services of a compose file, in its order.
 * @throws naming what is wrong in it
 */
export function parseCompose(text: string): Record<string, Service> {
  return z.object({ services: z.record(z.string(), Service) }).parse(parse(text)).services
}
