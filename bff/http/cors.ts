import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for addresses that other frontends may not ask. */
    cors?: false
  }
}

/** What another frontend asks: the schema's questions. */
const QUESTIONS = '/graphql'
/** What it shows: pictures and files, which pages embed without asking for leave. */
const EMBEDDED = ['/img/*', '/media/*']
const PREFLIGHT_SECONDS = 600

/**
 * Lets frontends at the named origins ask `/graphql` and embed its pictures, in the browser and without any credentials.
 * Every other address, and every other origin, stays as it is.
 * @param origins as browsers write them; none leaves everything as it is
 */
export const cors = fp(async (app: FastifyInstance, { origins }: { origins: readonly string[] }) => {
  if (origins.length === 0) return
  app.addHook('onRoute', (route) => {
    if (route.url !== QUESTIONS) route.config = { ...route.config, cors: false }
  })
  app.addHook('onRequest', (request, reply, next) => {
    if (EMBEDDED.includes(request.routeOptions.url ?? '')) reply.header('cross-origin-resource-policy', 'cross-origin')
    next()
  })
  await app.register(fastifyCors, {
    origin: async (origin: string | undefined) => (origin !== undefined && origins.includes(origin) ? origin : false),
    methods: ['GET', 'HEAD', 'POST'],
    credentials: false,
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: false,
    preflightContinue: true,
  })
  app.options(QUESTIONS, (_request, reply) => reply.callNotFound())
})
