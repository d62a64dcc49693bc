interface MethodTitles {
  readonly carrierTitle: string
  readonly methodTitle: string
}

/** Names a delivery method for shoppers: 'Courier: Next day'. @source TOTAL-17 */
export const methodTitle = ({ carrierTitle, methodTitle: title }: MethodTitles): string =>
  carrierTitle === title ? carrierTitle : `${carrierTitle}: ${title}`

const SEPARATOR = ' - '

/** The title of a method that an order or a total describes. The platform joins both titles with a hyphen. @source TOTAL-17 */
export function readMethodTitle(description: string): string {
  const at = description.indexOf(SEPARATOR)
  if (at < 1) return description
  return methodTitle({ carrierTitle: description.slice(0, at), methodTitle: description.slice(at + SEPARATOR.length) })
}
