document.addEventListener('click', (e) => {
  var a = e.target.closest('a[data-frame]');
  if (!a || e.ctrlKey || e.metaKey || e.shiftKey) return;
  e.preventDefault();
  var f = document.createElement('iframe');
  f.src = a.dataset.frame;
  f.title = a.textContent;
  f.allow = 'fullscreen; encrypted-media; picture-in-picture';
  f.allowFullscreen = true;
  f.className = 'frame';
  a.replaceWith(f);
  f.focus();
});
