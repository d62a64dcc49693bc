interface Break {
  readonly quantity: number
}

/** The next quantity discount, once the shopper has half of its pieces; null if it is further away or there is none. */
export function nextBreak<B extends Break>(breaks: readonly B[], quantity: number): B | null {
  const next = breaks.filter((each) => each.quantity > quantity).toSorted((a, b) => a.quantity - b.quantity)[0]
  return next && quantity * 2 >= next.quantity ? next : null
}
