// Handing on a link, on plain http too: what a browser allows only on https has another way here.

/** Put a text on the clipboard; false where the browser lets nobody do that. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** The old way, for pages without https: select the text somewhere and copy the selection. */
function copySelected(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('readonly', '')
  area.style.cssText = 'position:fixed;left:0;top:0;opacity:0'
  // Inside an open dialog only what is in it can be selected.
  const host = document.querySelector('dialog[open]') ?? document.body
  const before = document.activeElement
  host.append(area)
  area.select()
  let done = false
  try {
    done = document.execCommand('copy')
  } catch {
    done = false
  }
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}

/** Whether the device has a sheet for sharing. */
export const canShare = (): boolean => typeof navigator.share === 'function'

/** Open the device's sheet for sharing; false if it was closed without. */
export async function share(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url })
    return true
  } catch {
    return false
  }
}
