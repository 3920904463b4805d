/** Put a text on the clipboard. Without https there is none: the old way needs a field with the text in it. */
export async function copy(text: string, field: HTMLInputElement | HTMLTextAreaElement | undefined): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field?.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- tables in a house are served without https
    document.execCommand('copy');
  }
}
