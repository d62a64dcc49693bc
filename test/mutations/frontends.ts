import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Registered clients and the schema for other frontends. */
export const frontends: readonly Mutation[] = [
  {
    requirement: 'FRONT-14',
    file: 'bff/services/checkout/place/last-order.ts',
    find: 'order === null || now.getTime() - order.at > READABLE_MS',
    replace: 'order === null',
  },
  {
    requirement: 'FRONT-15',
    file: 'bff/http/telemetry/request-summary.ts',
    find: 'client: request.client?.id ?? null',
    replace: 'client: null',
  },
  {
    requirement: 'FRONT-1',
    file: 'bff/config/clients.ts',
    find: "place: `${path}:${file.findLine(['operations', i, 'body'])} operations.${i}.body`",
    replace: 'place: `${path} operations.${i}.body`',
  },
  {
    requirement: 'FRONT-2',
    file: 'bff/graphql/server/documents/operation-checks.ts',
    find: '{ ...operation, id: `${client} ${operation.id}` }',
    replace: '{ ...operation, id: `${client && operation.id}` }',
  },
  {
    requirement: 'FRONT-3',
    file: 'bff/graphql/server/documents/needed-scopes.ts',
    find: "return isQuery && !isPrivate(field) ? 'public' : 'customer'",
    replace: "return isQuery ? 'public' : 'customer'",
  },
  {
    requirement: 'FRONT-4',
    file: 'bff/graphql/server/http/registered-clients.ts',
    find: 'origin !== undefined && !client.origins.includes(origin)',
    replace: "origin === 'null' && !client.origins.includes(origin)",
  },
  {
    requirement: 'FRONT-5',
    file: 'bff/http/requests/shared-attempts.ts',
    find: 'if (own.add(key) > most) return false',
    replace: 'if (own.add(key) > most + 1) return false',
  },
  {
    requirement: 'FRONT-6',
    file: 'bff/session/cookies/session-tokens.ts',
    find: 'if (sealedFor !== audience)',
    replace: 'if (!sealedFor)',
  },
  {
    requirement: 'FRONT-7',
    file: 'bff/session/cookies/session-tokens.ts',
    find: "if (hasCookie(request)) throw new SessionRefused('mixed')",
    replace: "if (hasCookie(request) && !keys) throw new SessionRefused('mixed')",
  },
  {
    requirement: 'FRONT-8',
    file: 'bff/services/cart/change/change-lines.ts',
    find: ', scope.messages.cart.key)',
    replace: ')',
  },
  {
    requirement: 'FRONT-8',
    file: 'bff/services/cart/change/change-lines.ts',
    find: 'const sum = requested ?? line.quantity +',
    replace: 'const sum = (requested ? 0 : 0) + line.quantity +',
  },
  {
    requirement: 'FRONT-9',
    file: 'bff/services/checkout/place/order-key.ts',
    find: "padStart(13, '0')",
    replace: "padStart(12, '0').slice(-12)",
  },
  {
    requirement: 'FRONT-10',
    file: 'docs/build-another-frontend.md',
    find: '| `Decimal` | `number` | a decimal number, never an amount of money |\n',
    replace: '',
  },
  {
    requirement: 'FRONT-11',
    file: 'docs/build-another-frontend.md',
    find: "'x-heartwood-client': 'yard-kiosk',",
    replace: "'x-heartwood-client': 'kiosk',",
  },
  {
    requirement: 'FRONT-12',
    file: 'schema/catalog.graphql',
    find: '  children: [Category!]! @listSize(assumedSize: 6)',
    replace: '  children: [Category!]! @listSize(assumedSize: 10)',
  },
  {
    requirement: 'FRONT-13',
    file: 'bff/services/contact/cutting-pieces.ts',
    find: "${edges(shortEdges, 'S')}",
    replace: '',
  },
  {
    requirement: 'LEGACY-1',
    file: 'bff/config/legacy.ts',
    find: '|order|',
    replace: '|',
  },
  {
    requirement: 'LEGACY-1',
    file: 'bff/app.ts',
    find: '  await app.register(legacyApi, { ...config.legacy, url: platformUrl, timeoutMs: config.platform.timeoutMs })\n',
    replace: '',
  },
  {
    requirement: 'LEGACY-2',
    file: 'bff/http/legacy/legacy-path.ts',
    find: 'return !AMBIGUOUS.test(decodeURIComponent(segment))',
    replace: 'return decodeURIComponent(segment) !== null',
  },
  {
    requirement: 'LEGACY-3',
    file: 'bff/http/legacy/legacy-api.ts',
    find: "accept: 'application/json',",
    replace: "cookie: '1', accept: 'application/json',",
  },
  {
    requirement: 'LEGACY-4',
    file: 'bff/http/legacy/legacy-api.ts',
    find: 'if (!isKnown || !isJson) {',
    replace: 'if (!isKnown) {',
  },
  {
    requirement: 'LEGACY-5',
    file: 'bff/http/legacy/legacy-api.ts',
    find: 'if (unanswered >= MOST_UNANSWERED) return refuse(reply, 503)',
    replace: '',
  },
  {
    requirement: 'LEGACY-6',
    file: 'bff/http/platform-proxy.ts',
    find: 'rejectUnauthorized: true',
    replace: 'rejectUnauthorized: false',
  },
  {
    requirement: 'FRONT-16',
    file: 'schema/customer.graphql',
    find: 'The new e-mail address, also for the next sign-in; omitted to keep it.',
    replace: 'The new e-mail address, also for the next sign-in.',
  },
]
