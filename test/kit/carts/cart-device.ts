import { documents } from '#schema/generated/documents.ts'
import { CartCouponApplyDocument, CartCouponRemoveDocument } from '#schema/generated/operations.ts'
import { OfflineError, UnavailableError } from '../../../web/api/errors.ts'
import { type DeviceValue, deviceValue, type ValueChange } from '../../../web/storage/device-value.ts'
import type { OpenDeviceValue } from '../../../web/storage/open-device-value.ts'
import { decodeTasks, type Task } from '../../../web/sync/task.ts'
import { taskQueue } from '../../../web/sync/task-queue.ts'
import { addLines, removeLines, setQuantities } from '../../../web/sync/tasks/cart/cart-changes.ts'
import type { CartState, LineContent, VisibleCart } from '../../../web/sync/tasks/cart/cart-state.ts'
import { syncInput } from '../../../web/sync/tasks/cart/cart-sync.ts'
import { cartTask, refusals } from '../../../web/sync/tasks/cart/cart-task.ts'
import { cartValue } from '../../../web/sync/tasks/cart/cart-value.ts'
import { decodeCart, emptyCart } from '../../../web/sync/tasks/cart/decode-cart.ts'
import { applyTotals } from '../../../web/sync/tasks/cart/totals-change.ts'
import { visibleCart } from '../../../web/sync/tasks/cart/visible-cart.ts'
import { TASKS } from '../../../web/sync/tasks/index.ts'
import type { Shopper } from '../shopper.ts'

/** The cart of a browser, with the shop's own rules and queue and device storage in memory. */
export interface CartDevice {
  add(line: LineContent, quantity: number): Promise<void>
  setQuantity(key: string, quantity: number): Promise<void>
  remove(key: string): Promise<void>
  applyCoupon(code: string): Promise<void>
  removeCoupon(): Promise<void>
  /** Closes the page, whatever it was waiting for, and opens it again with the stored state. */
  reload(): Promise<void>
  /** Revalidates the cart and sends unsent changes. */
  revalidate(): Promise<void>
  shown(): Promise<VisibleCart>
  /** Resolves when all changes so far were sent or have failed. */
  whenSent(): Promise<void>
  /** The notices shown to the shopper. */
  readonly notices: readonly string[]
}

// The queue reads `navigator.onLine`, which Node does not provide.
Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })

interface Page {
  readonly cart: DeviceValue<CartState>
  readonly sync: (isForced?: boolean) => Promise<void>
  readonly coupon: (document: { readonly id: string }, variables: object) => Promise<void>
  /** Sends pending changes, as a page does after loading. */
  resume(): Promise<void>
  close(): void
}

export function cartDevice(browser: Shopper, deviceId: string): CartDevice {
  const kept = { cart: keptValue(), tasks: keptValue() }
  const notices: string[] = []
  let page = open()
  let trying: Promise<unknown> = Promise.resolve()

  function open(): Page {
    let isOpen = true
    let isOnline = true
    let turn: Promise<unknown> = Promise.resolve()
    const withLock = <Result>(work: () => Promise<Result>): Promise<Result> => {
      const run = turn.then(work)
      turn = run.catch(() => null)
      return run
    }
    const empty = emptyCart(deviceId)
    const cart = deviceValue({ store: kept.cart, tabs: ALONE, decode: (stored) => decodeCart(stored, empty) })
    const tasks: DeviceValue<readonly Task[]> = deviceValue({ store: kept.tasks, tabs: ALONE, decode: decodeTasks })
    const queue = taskQueue({
      tasks,
      withLock,
      definitions: TASKS,
      isExpected: () => false,
      device: {
        // A guest's device has no profile.
        read: async <Value>(value: OpenDeviceValue<Value>) =>
          ((value as unknown) === cartValue ? await cart.latest() : null) as Value,
        change: async <Value>(_: OpenDeviceValue<Value>, change: ValueChange<Value>) => {
          await cart.change((state) => change(state as Value) as CartState)
          return true
        },
      },
      mutate: ({ id }, variables) => send(id, Object(variables)),
    })

    async function send<Data>(id: string, variables: object): Promise<Data> {
      try {
        if (!isOpen) throw new OfflineError()
        const { status, text, errors } = await browser.ask(documents.get(id) ?? '', variables)
        // A closed page receives no answers.
        if (!isOpen) throw new OfflineError()
        const { data } = JSON.parse(text)
        if (!data || errors.length > 0) throw new UnavailableError(`${status} ${JSON.stringify(errors)}`)
        if (!isOnline) void hasUnsent().then((unsent) => (unsent ? sync(true) : null))
        isOnline = true
        return data
      } catch (error) {
        if (error instanceof OfflineError) isOnline = false
        throw error
      }
    }
    const hasUnsent = async () => (await cart.latest()).intents.length > 0
    queue.follow(cartTask, (outcome) => void notices.push(...refusals(outcome).map(({ message }) => message)))
    const sync = async (isForced = false) =>
      void (await queue.enqueue(cartTask, { input: syncInput(await cart.latest(), isForced) }))
    return {
      cart,
      sync,
      async coupon({ id }, variables) {
        const of = (await cart.latest()).deviceId
        const [answer] = Object.values(
          await withLock(() => send<Record<string, Parameters<typeof applyTotals>[1]>>(id, variables)),
        )
        if (answer) await applyTotals(cart, answer, of)
      },
      resume: async () => ((await hasUnsent()) ? sync() : queue.process()),
      close() {
        isOpen = false
      },
    }
  }

  async function change(wanted: ValueChange<CartState>) {
    const { cart, sync } = page
    await cart.change(wanted)
    trying = sync()
  }
  /** A closed page ignores the errors of its pending requests. */
  const unlessLost = (error: unknown) => {
    if (!(error instanceof OfflineError || error instanceof UnavailableError)) throw error
  }

  return {
    notices,
    add: (line, quantity) => change(addLines([{ line, quantity }])),
    setQuantity: (key, quantity) => change(setQuantities({ [key]: quantity })),
    remove: (key) => change(removeLines([key])),
    applyCoupon: (code) => page.coupon(CartCouponApplyDocument, { input: { code } }).catch(unlessLost),
    removeCoupon: () => page.coupon(CartCouponRemoveDocument, {}).catch(unlessLost),
    async reload() {
      page.close()
      page = open()
      trying = page.resume()
    },
    async whenSent() {
      await trying
    },
    revalidate: () => page.sync(),
    shown: async () => visibleCart(await page.cart.latest()),
  }
}

const ALONE = { notify: () => undefined, onNotified: () => undefined }

/** Stores a value as text that survives a reload. */
function keptValue() {
  let text: string | undefined
  const read = () => (text === undefined ? undefined : JSON.parse(text))
  return {
    read: async () => read(),
    write: async (value: unknown) => {
      text = JSON.stringify(value)
    },
    change: async <Value>(change: (kept: unknown) => Value) => {
      const changed = change(read())
      text = JSON.stringify(changed)
      return changed
    },
    clear: async () => {
      text = undefined
    },
    hasFailed: () => false,
  }
}
