import type { FastifyInstance } from 'fastify'
import { isObject } from '../../engine/query/json.ts'
import { readText } from '../../store/fields.ts'
import type { OrderJobs } from '../../store/shoppers/order-jobs.ts'
import { storeViewByCode } from '../../store-views.ts'
import type { Deployment } from '../deployment.ts'
import { ok } from '../envelope.ts'
import { readParameters } from '../parameters.ts'
import type { OrderPlatform } from './order-cart.ts'
import { createOrderWorker, type OrderWorker } from './order-worker.ts'
import { processOrder } from './process-order.ts'

/**
 * Order submission and order status. Neither schemas nor tokens are checked: the body names the customer.
 * An order sent twice is placed twice if there is still a cart to order.
 * With a queue, every order is accepted at once, and a worker places it later.
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
    const code = request.headers['x-vs-store-code'] ?? readParameters(request.query).storeCode ?? readText(body, 'store_code')
    const view = storeViewByCode(code)
    if (worker) {
      const job = jobs.add(view.code, body)
      worker.wake()
      return ok(job)
    }
    const receipt = processOrder(body, view, platform)
    // The platform does not handle this failure and never answers.
    return receipt ? ok(receipt) : reply.hijack()
  })

  app.get<{ Params: { orderId: string } }>('/api/sync/order/:orderId', ({ params }) =>
    ok(platform.orders.transferred(params.orderId)),
  )
}

/** Lets developers inspect the order queue: `GET` lists the jobs, `POST` processes the waiting ones. */
function queueRoutes(app: FastifyInstance, jobs: OrderJobs, worker: OrderWorker): void {
  const list = () =>
    jobs.all().map(({ id, order, state, failure }) => ({ id, orderId: readText(order, 'order_id'), state, failure }))
  app.get('/sandbox/queue', list)
  app.post('/sandbox/queue', () => {
    worker.work()
    return list()
  })
  app.addHook('onReady', async () => worker.wake())
  app.addHook('onClose', async () => worker.stop())
}
