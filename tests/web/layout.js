// Looks at what the page shows now (a phone's page that is too wide counts as larger itself, so that its size is given): whether it scrolls, whether something is wider than its column, whether words are cut off, too small or missing. Gives the faults as words.
([noScroll, least, names, width, height]) => {
  const root = document.documentElement;
  const faults = [];
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0;
  const heard = (element) => element.closest(".visually-hidden") !== null;
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${element.textContent.trim().slice(0, 60)}”`;
  const texts = (within) => {
    const found = [];
    const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
      if (walk.currentNode.data.trim() && shown(walk.currentNode.parentElement) && !heard(walk.currentNode.parentElement))
        found.push(walk.currentNode);
    return found;
  };
  const boxes = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };
  const clips = (element, until) => {
    const found = [until];
    for (let one = element; one !== until; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== "visible") found.push(one);
    return found;
  };

  if (root.scrollWidth > width) faults.push(`the page is ${root.scrollWidth - width}px too wide`);
  if (noScroll && root.scrollHeight > height) faults.push(`the page is ${root.scrollHeight - height}px too high`);

  for (const element of document.querySelectorAll("button, a.button, summary, h1, h2, h3, h4, legend, label, th, [role=tab]"))
    for (const text of texts(element)) {
      if (names.includes(text.data.trim())) continue; // people's names may end in dots
      for (const clip of clips(text.parentElement, element)) {
        const edge = clip.getBoundingClientRect();
        const over = Math.max(...boxes(text).flatMap((box) => [box.right - edge.right, edge.left - box.left]));
        if (over > 1.5 && getComputedStyle(clip).display !== "inline")
          faults.push(`${over.toFixed(0)}px beyond its edge: “${text.data.trim()}” of ${name(element)}`);
      }
    }
  for (const element of document.querySelectorAll(".bar-buttons button, .sheet-answers button, dialog button, .curtain button")) {
    const box = element.getBoundingClientRect();
    if (
      shown(element) &&
      element.closest(".help") === null &&
      (box.left < -1 || box.right > width + 1 || (noScroll && (box.top < -1 || box.bottom > height + 1)))
    )
      faults.push(`lies outside the screen: ${name(element)}`);
  }

  for (const element of document.querySelectorAll(".table-wide .bar, .sheet-head")) {
    const edge = element.getBoundingClientRect();
    for (const text of texts(element)) {
      const over = Math.max(...boxes(text).flatMap((box) => [box.bottom - edge.bottom, edge.top - box.top]));
      if (over > 1.5) faults.push(`${over.toFixed(0)}px above or below its edge: “${text.data.trim()}” of ${name(element)}`);
    }
  }

  for (const words of document.querySelectorAll(".table-narrow .bar-words"))
    if (words.scrollHeight > words.clientHeight + 2) faults.push(`words of the bar are hidden: “${words.textContent}”`);
  for (const own of document.querySelectorAll(".bar-mine .bar-name"))
    if (shown(own) && own.scrollWidth > own.clientWidth + 1) faults.push(`the own name ends in dots: “${own.textContent}”`);

  const within = (element, column) => {
    for (let one = element; one !== column; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== "visible" || one.ownerSVGElement || one.closest(".visually-hidden")) return false;
    return getComputedStyle(column).overflowX === "visible" || column === element;
  };
  for (const column of document.querySelectorAll(
    ".side, .leaf, .corner, .bar-words, .bar-buttons, .chips-place, .chip-seat, .market, .mine",
  )) {
    const edge = column.getBoundingClientRect();
    if (!shown(column)) continue;
    if (edge.right > width + 1 || edge.left < -1) faults.push(`a column lies outside the screen: ${column.className}`);
    for (const element of column.querySelectorAll("*")) {
      const box = element.getBoundingClientRect();
      const over = Math.max(box.right - edge.right, edge.left - box.left);
      if (over > 1.5 && shown(element) && within(element, column) && !element.closest(".menu-list"))
        faults.push(`${over.toFixed(0)}px wider than its column .${column.className}: ${name(element)}`);
    }
  }

  for (const sheet of document.querySelectorAll(".table > .sheet")) {
    const { bottom } = sheet.getBoundingClientRect();
    if (sheet.scrollHeight > sheet.clientHeight + 2 && bottom < height - 12)
      faults.push(`a sheet scrolls with ${(height - bottom).toFixed(0)}px free below it`);
  }
  for (const list of document.querySelectorAll(".menu[open] > .menu-list")) {
    const { bottom } = list.getBoundingClientRect();
    if (bottom > height + 1) faults.push(`the menu ends ${(bottom - height).toFixed(0)}px below the screen`);
  }

  const scrolls = (element) => {
    for (let one = element; one; one = one.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(one).overflowX)) return true;
    return false;
  };
  for (const text of texts(document.body)) {
    if (names.includes(text.data.trim())) continue;
    const over = Math.max(...boxes(text).flatMap((box) => [box.right - width, -box.left]));
    if (over > 1.5 && !text.parentElement.ownerSVGElement && !scrolls(text.parentElement))
      faults.push(`${over.toFixed(0)}px outside the screen: “${text.data.trim().slice(0, 40)}” of ${name(text.parentElement)}`);
  }

  const missing = (text) => /^[a-z]+(-[a-z0-9]+)+$/.test(text) || /\{ ?\$/.test(text);
  for (const { data, parentElement } of texts(document.body)) {
    const text = data.trim();
    if (missing(text) && !parentElement.closest("code, kbd, option")) faults.push(`no words for “${text}”`);
    const size = parseFloat(getComputedStyle(parentElement).fontSize);
    if (size < least - 0.05 && !parentElement.ownerSVGElement)
      faults.push(`${size.toFixed(1)}px is too small: “${text.slice(0, 40)}” of ${name(parentElement)}`);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const attribute of ["aria-label", "title", "placeholder", "alt"])
      if (missing(element.getAttribute(attribute)?.trim() ?? ""))
        faults.push(`no words for ${attribute} “${element.getAttribute(attribute)}”`);
  return [...new Set(faults)];
};
