import { currentNetwork, onNetworkChange } from '../../data/network.ts'
import { shell } from '../../messages/en/shell.ts'

/** Says when there is no connection, and how old what is shown is. */
export function followNetwork() {
  const place = document.getElementById('network')
  if (!place) return
  const words = shell.network
  const show = () => {
    const { isOnline, dataFrom } = currentNetwork()
    place.replaceChildren()
    if (isOnline) return
    const line = document.createElement('p')
    const since = dataFrom === null ? words.seenPages : words.dataFrom(localTime(dataFrom))
    line.textContent = `${words.offline} ${since}`
    place.append(line)
  }
  onNetworkChange(show)
  show()
}

function localTime(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
}
