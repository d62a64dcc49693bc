import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { SESSION_TOKEN } from '#schema/rules/constants.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for routes that other frontends may not call. */
    cors?: false
  }
}

const QUESTIONS = '/graphql'
/** Pictures and files, which pages embed without a preflight. */
const EMBEDDED = ['/img/*', '/media/*']
const PREFLIGHT_SECONDS = 600

/**
 * Lets frontends at the given origins call `/graphql` and embed its pictures, in the browser and without credentials. All other routes and
 * origins are unaffected.
 * @param origins as browsers send them; an empty list changes nothing
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
    exposedHeaders: [SESSION_TOKEN.header, 'retry-after', 'x-request-id'],
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: false,
    preflightContinue: true,
  })
  app.options(QUESTIONS, (_request, reply) => reply.callNotFound())
})
