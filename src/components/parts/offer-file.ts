/** Hands a file over to the browser, which puts it where downloads are. */
export function offerFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Once the browser has it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
