import { inspect } from 'node:util'

/** A value that is never written out: when printed, logged or serialised, a placeholder takes its place. */
export class Secret<Value> {
  readonly #value: Value

  constructor(value: Value) {
    this.#value = value
  }

  reveal(): Value {
    return this.#value
  }

  toJSON(): string {
    return '[secret]'
  }

  [inspect.custom](): string {
    return '[secret]'
  }
}
