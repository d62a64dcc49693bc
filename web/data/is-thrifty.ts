/** Shoppers who pay for what they fetch get only what they ask for. */
export function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
