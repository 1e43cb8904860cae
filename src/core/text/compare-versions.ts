/** The first three numbers between dots count; what is no number is 0. Hot: nothing is allocated. */
export function compareVersions(a: string, b: string): number {
  let [left, right] = [0, 0];
  for (let part = 0; part < 3; part += 1) {
    const difference = numberAt(a, left) - numberAt(b, right);
    if (difference !== 0) return difference;
    left = nextPart(a, left);
    right = nextPart(b, right);
  }
  return 0;
}

function numberAt(text: string, from: number): number {
  let value = 0;
  for (let i = from; i < text.length; i += 1) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  return value;
}

function nextPart(text: string, from: number): number {
  const dot = text.indexOf('.', from);
  return dot === -1 ? text.length : dot + 1;
}
