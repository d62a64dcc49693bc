import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { CLIENT_HEADER, SESSION_TOKEN } from '#schema/rules/constants.ts'
import { varyBy } from '../../../cache/vary.ts'
import type { ClientConfig } from '../../../config/clients.ts'
import { PublicError } from '../../errors/codes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The registered client that the request names; null for the shop's own pages and for requests that name none. */
    client: ClientConfig | null
  }
}

export interface ClientsOptions {
  readonly clients: readonly ClientConfig[]
  /** Counts a request. @returns whether the client is within its quotas */
  readonly isWithinQuota: (request: FastifyRequest, client: ClientConfig) => Promise<boolean>
}

const RETRY_SECONDS = 60

/**
 * Recognizes the registered client of a GraphQL request by its header, and refuses unknown clients, pages of other origins and requests
 * above the quota. The header is not a secret: it selects documents and limits, and grants no access.
 * @source FRONT-2, FRONT-4, FRONT-5; decision 0033
 */
export const registeredClients = fp(async (app: FastifyInstance, { clients, isWithinQuota }: ClientsOptions) => {
  const known = new Map(clients.map((client) => [client.id, client]))
  app.decorateRequest('client', null)
  app.addHook('onRequest', (request, reply, next) => {
    if (request.routeOptions.url !== '/graphql') return next()
    if (known.size > 0) varyBy(reply, CLIENT_HEADER)
    if (request.headers[CLIENT_HEADER] === undefined && !hasToken(request)) return next()
    recognize(request, reply).then(() => next(), next)
  })

  async function recognize(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const client = known.get(String(request.headers[CLIENT_HEADER] ?? ''))
    if (!client) throw new PublicError('CLIENT_UNKNOWN', `Name a registered client in the header ${CLIENT_HEADER}.`)
    const { origin } = request.headers
    if (origin !== undefined && !client.origins.includes(origin))
      throw new PublicError('CLIENT_ORIGIN', `The client ${client.id} has no pages at this origin.`)
    if (!(await isWithinQuota(request, client))) {
      reply.header('retry-after', RETRY_SECONDS)
      throw new PublicError('TOO_MANY_REQUESTS', `The client ${client.id} has sent too many requests. Wait a minute.`)
    }
    request.client = client
  }
})

/** A session token of this shop. Other tokens may be meant for a proxy in front of it. */
const hasToken = ({ headers }: FastifyRequest): boolean =>
  new RegExp(`^bearer +${SESSION_TOKEN.prefix}`, 'i').test(headers.authorization ?? '')
