/** Preloaded where tests run: takes away Node's own web storage (since Node 25), so that a test page's stands alone. */

for (const name of ["localStorage", "sessionStorage"])
  Reflect.deleteProperty(globalThis, name);
