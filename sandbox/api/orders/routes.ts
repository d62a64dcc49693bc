import type { FastifyInstance } from 'fastify'
import { isObject } from '../../engine/query/json.ts'
import { textOf } from '../../store/fields.ts'
import type { OrderJobs } from '../../store/shoppers/order-jobs.ts'
import { storeViewByCode } from '../../store-views.ts'
import type { Deployment } from '../deployment.ts'
import { ok } from '../envelope.ts'
import { parametersOf } from '../parameters.ts'
import type { OrderPlatform } from './order-cart.ts'
import { createOrderWorker, type OrderWorker } from './order-worker.ts'
import { processOrder } from './process-order.ts'

/**
 * Orders that a shop sends, and what became of them. No rule of the platform's schema is enforced and no token is read: whose order it is
 * stands in the body. What is sent twice is done twice, as far as there is a cart to order. With a queue every order is taken at once, and
 * a worker places it later.
 * @source platform contract E3, §8.1, §8.3
 */
export function orderRoutes(
  app: FastifyInstance,
  platform: OrderPlatform & { readonly jobs: OrderJobs },
  { orderQueue, tellsRefusals }: Pick<Deployment, 'orderQueue' | 'tellsRefusals'>,
): void {
  const { jobs } = platform
  const worker = orderQueue === 'off' ? null : createOrderWorker({ jobs, platform, isHeld: orderQueue === 'held', tellsRefusals })
  if (worker) queueRoutes(app, jobs, worker)

  app.post('/api/order', (request, reply) => {
    const body = isObject(request.body) ? request.body : {}
    const code = request.headers['x-vs-store-code'] ?? parametersOf(request.query).storeCode ?? textOf(body, 'store_code')
    const view = storeViewByCode(code)
    if (worker) {
      const job = jobs.add(view.code, body)
      worker.wake()
      return ok(job)
    }
    const receipt = processOrder(body, view, platform)
    // The pull of a cart that is gone fails where nobody looks: the platform never answers.
    return receipt ? ok(receipt) : reply.hijack()
  })

  app.get<{ Params: { orderId: string } }>('/api/sync/order/:orderId', ({ params }) =>
    ok(platform.orders.transferred(params.orderId)),
  )
}

/** The queue of orders and its worker, for whoever tries the shop out: `GET` shows the jobs, `POST` works on those that wait. */
function queueRoutes(app: FastifyInstance, jobs: OrderJobs, worker: OrderWorker): void {
  const list = () =>
    jobs.all().map(({ id, order, state, failure }) => ({ id, orderId: textOf(order, 'order_id'), state, failure }))
  app.get('/sandbox/queue', list)
  app.post('/sandbox/queue', () => {
    worker.work()
    return list()
  })
  app.addHook('onReady', async () => worker.wake())
  app.addHook('onClose', async () => worker.stop())
}
