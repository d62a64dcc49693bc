import type { DatabaseSync } from 'node:sqlite'
import Fastify, { type FastifyInstance } from 'fastify'
import { EngineError } from '../engine/engine-error.ts'
import { builtInSearch } from '../search/built-in-search.ts'
import { ClusterError } from '../search/cluster-error.ts'
import type { SearchEngine } from '../search/search.types.ts'
import type { Catalog } from '../store/catalog.ts'
import { isStorageFull } from '../store/data-folder.ts'
import { Customers } from '../store/shoppers/customers.ts'
import { secretKey } from '../store/shoppers/database.ts'
import { OrderJobs } from '../store/shoppers/order-jobs.ts'
import { Orders } from '../store/shoppers/orders.ts'
import { Outbox } from '../store/shoppers/outbox.ts'
import { Quotes } from '../store/shoppers/quotes.ts'
import { Subscribers } from '../store/shoppers/subscribers.ts'
import { blogRoutes } from './blog/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { checkoutPages } from './checkout/routes.ts'
import { cmsDataRoutes } from './cms/routes.ts'
import { type Deployment, LARGEST_BODY, USUAL_DEPLOYMENT, VERSION } from './deployment.ts'
import { ok, Refusal } from './envelope.ts'
import { escapeHtml } from './escaped.ts'
import { mailRoutes } from './mail/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { outboxRoutes } from './outbox/routes.ts'
import { mediaRoutes } from './pictures/media-routes.ts'
import { pictureRoutes } from './pictures/routes.ts'
import type { ScalePicture } from './pictures/scale-picture.ts'
import { priceRoutes } from './prices/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { type Authentication, readToken } from './shopper.ts'
import { stockRoutes } from './stock/routes.ts'
import { urlMapRoute } from './url-map.ts'
import { passwordRoutes } from './user/password-routes.ts'
import { profileRoutes } from './user/profile-routes.ts'
import { registrationRoutes } from './user/registration-routes.ts'
import { signInRoutes } from './user/sign-in-routes.ts'
import { unauthorizedRefusal } from './user/user-platform.ts'

export interface PlatformData {
  readonly catalog: Catalog
  /** Database of customers, carts and orders. */
  readonly shoppers: DatabaseSync
  readonly pictures: ScalePicture
  /** The engine that answers catalogue queries. Default: the built-in one. */
  readonly search?: SearchEngine
}

export function buildApi(
  { catalog, shoppers, pictures, search = builtInSearch(catalog) }: PlatformData,
  deployment: Deployment = USUAL_DEPLOYMENT,
): FastifyInstance {
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: 4096, ignoreTrailingSlash: false },
    forceCloseConnections: true,
  })
  readBodiesLikeThePlatform(app)
  answerErrorsLikeThePlatform(app)
  app.get('/api/', () => ({ version: VERSION }))
  // The platform caches answers only if it has a Redis. @source platform contract §10.3
  const invalidate = () => ok('Cache invalidation is not required, output cache is disabled')
  app.get('/invalidate', invalidate)
  app.post('/invalidate', invalidate)
  catalogRoutes(app, catalog, search, deployment)
  urlMapRoute(app, catalog, search, deployment)
  cmsDataRoutes(app, catalog)
  stockRoutes(app, catalog)
  priceRoutes(app, catalog)
  const customers = new Customers(shoppers)
  const authentication: Authentication = {
    findToken: (request) => readToken(request, deployment.tokenInHeader),
    findOwner: (token) => {
      const customer = customers.byToken(token)
      if (!customer) throw unauthorizedRefusal()
      return { id: customer.id, group: customer.groupId }
    },
  }
  const quotes = new Quotes(shoppers)
  cartRoutes(app, { catalog, quotes, authentication })
  const [outbox, subscribers, orders] = [new Outbox(shoppers), new Subscribers(shoppers), new Orders(shoppers)]
  checkoutPages(app, { catalog, quotes, customers, orders, outbox, deployment })
  orderRoutes(app, { catalog, quotes, customers, orders, outbox, jobs: new OrderJobs(shoppers) }, deployment)
  const accounts = { customers, orders, outbox, subscribers, authentication, deployment, key: secretKey(shoppers) }
  for (const register of [signInRoutes, registrationRoutes, passwordRoutes, profileRoutes]) register(app, accounts)
  if (deployment.hasNewsletter) newsletterRoutes(app, subscribers, outbox)
  reviewRoutes(app)
  if (deployment.hasBlog) blogRoutes(app)
  if (deployment.hasMailService) mailRoutes(app, outbox)
  outboxRoutes(app, outbox)
  pictureRoutes(app, pictures)
  mediaRoutes(app, pictures)
  return app
}

/** Parses JSON bodies and ignores all others. */
function readBodiesLikeThePlatform(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? {} : JSON.parse(String(text)))
    } catch (error) {
      done(new Refusal(400, error instanceof Error ? error.message : String(error)))
    }
  })
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _text, done) => done(null, {}))
}

const RETRY_AFTER_SECONDS = 60

/** Answers 503 if nothing more can be stored, so that the shop retries later. @source platform contract §1.2 */
function answerErrorsLikeThePlatform(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof EngineError) return reply.code(500).send({ code: 500, result: error.result() })
    // A refusal of the search engine, or no answer from it. @source platform contract §14.7, §14.15
    if (error instanceof ClusterError) return reply.code(500).send({ code: 500, result: error.result })
    if (error instanceof Refusal) return reply.code(error.envelope.code).send(error.envelope)
    if (isStorageFull(error)) {
      console.error(error)
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .send({ code: 503, result: 'The platform cannot store anything now.' })
    }
    const { statusCode: code = 500, message } =
      error instanceof Error ? (error as Error & { statusCode?: number }) : { message: String(error) }
    if (code === 413) return reply.code(413).send({ code: 413, result: 'request entity too large' })
    if (code >= 500) console.error(error)
    return reply.code(code).send({ code, result: message })
  })
  app.setNotFoundHandler((request, reply) => {
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(
        `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>Cannot ${request.method} ${escapeHtml(readPath(request.url))}</pre>\n</body>\n</html>\n`,
      )
  })
}

const readPath = (url: string) => url.split('?', 1)[0] ?? url
