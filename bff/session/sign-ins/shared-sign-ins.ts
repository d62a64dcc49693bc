import { z } from 'zod'
import type { Log } from '../../cache/log.ts'
import { sharedKey } from '../../cache/valkey/keys.ts'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import { createSealedValues } from '../cookies/sealed-values.ts'
import type { SessionKeys } from '../cookies/session-keys.ts'
import { MOST_SIGN_INS } from './local-sign-ins.ts'
import { signInHandle } from './sign-in-handle.ts'
import type { CustomerSession, SignIn, SignIns } from './sign-ins.types.ts'

interface SharedSignInsOptions {
  readonly local: SignIns
  readonly store: SharedStore
  readonly keys: SessionKeys
  readonly lifetimeSeconds: number
  readonly log: Pick<Log, 'warn'>
}

const time = z.int().nonnegative()
const Customer = z.object({
  customerKey: z.string(),
  signIns: z.array(
    z.object({
      handle: z.string(),
      device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
      startedAt: time,
      seenAt: time,
    }),
  ),
  ended: z.array(z.object({ handle: z.string(), at: time })),
  /** Sessions that began until then have ended, except one. */
  others: z.object({ at: time, kept: z.string() }).nullable(),
})
/** All sessions of one customer, or the end of the sessions with one address. */
type Customer = z.infer<typeof Customer>

const MOST_ATTEMPTS = 5
/** Above this, all sessions that began before the oldest end count as ended, so that no end is lost. */
const MOST_ENDS = 200

/**
 * Sign-ins shared by all replicas: one sealed value per customer. If the store does not answer, a replica uses its own records.
 * @source decision 0002
 */
export function createSharedSignIns({ local, ...options }: SharedSignInsOptions): SignIns {
  const customers = createSharedCustomers(options)
  return {
    async endedAt(session) {
      const [here, ...known] = await Promise.all([
        local.endedAt(session),
        ...[session.customerKey, session.addressKey].map((key) => customers.read(key)),
      ])
      return here ?? known.map((found) => (found ? endIn(found.customer, session) : null)).find((at) => at !== null) ?? null
    },
    async record(session, device, seenAt) {
      await local.record(session, device, seenAt)
      const handle = signInHandle(session.id)
      const end = (await customers.read(session.addressKey))?.customer.others ?? null
      await customers.change(session.customerKey, (before) => {
        const customer = end && end.at > (before.others?.at ?? 0) ? withOthersEnd(before, end) : before
        return endIn(customer, session) === null
          ? withSignIn(customer, { handle, device, startedAt: session.startedAt, seenAt })
          : customer
      })
    },
    async list(customerKey) {
      const known = await customers.read(customerKey)
      return known ? known.customer.signIns.toSorted((a, b) => b.seenAt - a.seenAt) : local.list(customerKey)
    },
    async end(customerKey, handle) {
      const written = customers.change(customerKey, (customer) => withEnd(customer, handle, Date.now()))
      await Promise.all([local.end(customerKey, handle), written])
    },
    async endOthers(kept) {
      const { id, customerKey } = kept
      const others = { at: Date.now(), kept: signInHandle(id) }
      const written = customers.change(customerKey, (customer) => withOthersEnd(customer, others))
      await Promise.all([local.endOthers(kept), written])
    },
    async endAddress(addressKey, kept) {
      // The customer may sign in again within the same millisecond.
      const others = { at: Date.now() - 1, kept }
      const written = customers.change(addressKey, (address) => withOthersEnd(address, others))
      await Promise.all([local.endAddress(addressKey, kept), written])
    },
    close: () => local.close(),
  }
}

function createSharedCustomers({ store, keys, lifetimeSeconds, log }: Omit<SharedSignInsOptions, 'local'>) {
  const values = createSealedValues(store, keys, (reason) => log.warn({ reason }, 'unreadable sign-ins in shared store'))
  const signInsKey = (customerKey: string) => sharedKey('sign-ins', customerKey)

  async function read(customerKey: string): Promise<{ readonly sealed: string | null; readonly customer: Customer } | undefined> {
    const stored = await values.read(signInsKey(customerKey), Customer)
    if (!stored) return undefined
    const customer = stored.value ?? { customerKey, signIns: [], ended: [], others: null }
    return customer.customerKey === customerKey ? { sealed: stored.sealed, customer } : undefined
  }

  async function change(customerKey: string, next: (customer: Customer) => Customer): Promise<void> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const known = await read(customerKey)
      if (!known) return
      const ms = lifetimeSeconds * 1000
      if ((await values.replace(signInsKey(customerKey), known.sealed, limitSignIns(next(known.customer)), ms)) !== false) return
    }
    log.warn({}, 'sign-ins not written to shared store: too many concurrent changes')
  }

  return { read, change }
}

function endIn({ ended, others }: Customer, { id, startedAt }: CustomerSession): number | null {
  const handle = signInHandle(id)
  const isOther = others !== null && startedAt <= others.at && handle !== others.kept
  return ended.find((end) => end.handle === handle)?.at ?? (isOther ? others.at : null)
}

function withSignIn(customer: Customer, signIn: SignIn): Customer {
  const { handle } = signIn
  const known = customer.signIns.find((other) => other.handle === handle)
  const others = customer.signIns.filter((other) => other.handle !== handle)
  return { ...customer, signIns: [...others, { ...signIn, device: known?.device ?? signIn.device }] }
}

const withOthersEnd = (customer: Customer, others: NonNullable<Customer['others']>): Customer => ({
  ...customer,
  others,
  signIns: customer.signIns.filter(({ handle, startedAt }) => handle === others.kept || startedAt > others.at),
})

const withEnd = (customer: Customer, handle: string, at: number): Customer => ({
  ...customer,
  signIns: customer.signIns.filter((other) => other.handle !== handle),
  ended: [...customer.ended.filter((end) => end.handle !== handle), { handle, at }],
})

/** Ends surplus sessions, and drops single ends once all sessions of their time have ended. */
function limitSignIns(customer: Customer): Customer {
  const surplus = customer.signIns.toSorted((a, b) => b.seenAt - a.seenAt).slice(MOST_SIGN_INS)
  const next = surplus.reduce((rest, { handle }) => withEnd(rest, handle, Date.now()), customer)
  const forgotten = next.ended.slice(0, -MOST_ENDS).at(-1)
  if (!forgotten) return next
  const { at } = forgotten
  return {
    ...next,
    signIns: next.signIns.filter(({ handle, startedAt }) => startedAt > at || handle === next.others?.kept),
    ended: next.ended.slice(-MOST_ENDS),
    others: { at: Math.max(at, next.others?.at ?? 0), kept: next.others?.kept ?? '' },
  }
}
