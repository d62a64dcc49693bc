import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signedInCookie } from '#schema/rules/constants.ts'
import type { AppContext } from './app-context.ts'
import type { Config } from './config/config.ts'
import type { StoreViewConfig } from './config/store-view.ts'
import { registeredClients } from './graphql/server/http/registered-clients.ts'
import { isCheckoutNavigation } from './http/checkout/navigation.ts'
import { deviceDatabase } from './http/pages/shop-info.ts'
import { createClientQuotas } from './http/requests/client-quotas.ts'
import { rateLimits } from './http/requests/rate-limits.ts'
import { groupsDiffer } from './services/scope/request-scope.ts'
import { deviceIdFor, knownDevices, rememberDevice } from './session/known-devices.ts'
import { sessions } from './session/plugin.ts'
import { createSessionRecords } from './session/session-records.ts'
import { createSharedSessions } from './session/shared-sessions.ts'

/** Rate limits, sessions and known devices. */
export async function recognizeShoppers(app: FastifyInstance, context: AppContext): Promise<void> {
  const { config, log, isSecure, shared, keys, signIns, platform, isOwnPage, getStoreView } = context
  const isPosted = (request: FastifyRequest) => isGraphql(request) && request.method === 'POST'
  const isMutation = (request: FastifyRequest) => isPosted(request) && request.client === null && isOwnPage(request)
  const isClientWithSession = (request: FastifyRequest) =>
    isPosted(request) && (request.client?.scopes.some((scope) => scope !== 'public') ?? false)
  // Queries need to know a shopper only if customer groups have prices of their own.
  const isGroupQuery = (request: FastifyRequest) =>
    isGraphql(request) && request.method !== 'POST' && request.client === null && groupsDiffer({ config })
  await app.register(registeredClients, { clients: config.clients, isWithinQuota: createClientQuotas(shared) })
  await app.register(rateLimits, {
    ...config.rateLimits,
    shared,
    devices: {
      idFor: deviceIdFor,
      // A device is remembered in a cookie, which registered clients do not get.
      remember: (request, account) => (request.client === null ? rememberDevice(request, account) : undefined),
    },
  })
  await app.register(sessions, {
    ...config.session,
    keys,
    signIns,
    isSecure,
    records: createSessionRecords(),
    shared: shared && createSharedSessions({ store: shared, keys, idleSeconds: config.session.idleSeconds, log }),
    refreshTokens: platform.user.refreshTokens,
    mayHaveSession: (request) =>
      isCheckoutNavigation(request) || isMutation(request) || isGroupQuery(request) || isClientWithSession(request),
    getClientId: (request) => request.client?.id ?? null,
    getSessionStore: (request) => sessionStore(getStoreView(request), config.shop),
    getHint: (request) => signedInCookie(deviceDatabase(getStoreView(request), config.shop)),
  })
  await app.register(knownDevices, { keys, mayHaveSession: isMutation, isSecure })
}

const isGraphql = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === '/graphql'

/** Name of a store view's session: empty for the default view, and for all views if they share one device database. */
const sessionStore = ({ id, code }: StoreViewConfig, { commonCaches }: Config['shop']) => (commonCaches || id === 1 ? '' : code)
