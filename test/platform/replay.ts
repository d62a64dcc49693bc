import type { RecordedCall } from './recorded-call.ts'
import type { Answers, CallRequest } from './requests/request.ts'

/** The sandbox's answer; null if there is none yet. */
export interface Answer {
  readonly status: number
  readonly contentType: string | null
  readonly cacheControl: string | null
  /** The parsed JSON, or the text of any other answer. */
  readonly body: unknown
}

/** The answer that each placeholder of the recorded paths is taken from. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  guestCart: 'cart create guest',
  secondCart: 'guest 2 create',
  customerCart: 'cart create customer',
  token: 'user login',
  secondToken: 'user login again',
}

/** Sends recorded calls to a platform in order. */
export class Replay implements Answers {
  readonly #answers = new Map<string, Answer | null>()
  readonly #unanswered: { call: string; answer: Promise<Answer>; abort: AbortController }[] = []
  readonly #url: string
  readonly #orderId: string

  constructor(url: string, orderId: string) {
    this.#url = url
    this.#orderId = orderId
  }

  /** Sends one call. Does not wait for a call that the real platform never answered. */
  async send(call: RecordedCall, request: CallRequest): Promise<void> {
    const abort = new AbortController()
    const body = request.body?.(this)
    const answer = read(
      fetch(this.#url + this.#filled(request.path ?? call.path), {
        method: call.method,
        signal: abort.signal,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    if (call.status === 0) {
      answer.catch(() => undefined)
      this.#unanswered.push({ call: call.name, answer, abort })
    } else this.#answers.set(call.name, await answer)
  }

  /** Aborts unanswered calls. */
  async finish(): Promise<void> {
    for (const { call, answer, abort } of this.#unanswered) {
      this.#answers.set(call, await Promise.race([answer, Promise.resolve(null)]))
      abort.abort()
    }
  }

  answer(call: string): Answer | null {
    const answer = this.#answers.get(call)
    if (answer === undefined) throw new Error(`${call} has not been sent`)
    return answer
  }

  result(call: string): unknown {
    return this.part(call, 'result')
  }

  part(call: string, path: string): unknown {
    const value = path
      .split('.')
      .reduce<unknown>((json, key) => Object.entries(json ?? {}).find(([name]) => name === key)?.[1], this.answer(call)?.body)
    if (value === undefined) throw new Error(`the answer to ${call} has no ${path}`)
    return value
  }

  #filled(path: string): string {
    return path.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'order' ? this.#orderId : encodeURIComponent(String(this.result(PLACEHOLDERS[name] ?? name))),
    )
  }
}

async function read(reply: Promise<Response>): Promise<Answer> {
  const { status, headers, ...rest } = await reply.then(async (each) => ({
    status: each.status,
    headers: each.headers,
    text: await each.text(),
  }))
  const contentType = headers.get('content-type')
  const body: unknown = contentType?.includes('json') ? JSON.parse(rest.text) : rest.text
  return { status, contentType, cacheControl: headers.get('cache-control'), body }
}
